import { formatList } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { FoldMark } from '#app/ui/fold-mark.tsx';
import { Chooser } from './chooser.tsx';
import type { Compared } from './compared.ts';

/** The names of the compared listings, with a fold to choose others. */
export function ComparisonHeader({
  compared,
  fieldValues,
}: {
  compared: Compared[];
  fieldValues: string[];
}) {
  const { text, locale } = useLanguage();
  return (
    <header className="grid gap-2 pt-8 pb-4 max-sm:gap-1 max-sm:pt-2 max-sm:pb-2">
      <div className="relative">
        <h1 className="page-heading comparison-title min-h-11">
          {formatList(
            locale,
            compared.map(({ listing }) => listing.name),
          )}
        </h1>
        <details className="no-print">
          <summary className="button absolute end-0 top-0 cursor-pointer max-sm:px-2.5 max-sm:text-sm">
            {text.compare.others}
            <FoldMark />
          </summary>
          <Chooser fieldValues={fieldValues} />
        </details>
      </div>
    </header>
  );
}
