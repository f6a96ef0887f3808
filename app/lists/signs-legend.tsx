import { useLanguage } from '#app/i18n/use-language.ts';
import { FoldMark } from '#app/ui/fold-mark.tsx';
import { FirmnessMark } from '#app/verdict/firmness-mark.tsx';
import { NotOffered } from '#app/verdict/product-verdict.tsx';
import type { RuledSummary } from '#domain/listing/display.ts';
import type { FirmnessSign } from '#domain/method/definition.ts';

/** The signs of the following exchanges with their names, closed beside the ways to show them. */
export function SignsLegend({
  firmness,
  exchanges,
}: {
  firmness: { sign: FirmnessSign; name: string }[];
  exchanges: RuledSummary[];
}) {
  const { text } = useLanguage();
  return (
    <details className="leading-snug text-muted open:basis-full">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1.5 text-ink hover:text-accent">
        {text.exchanges.signsTitle}
        <FoldMark />
      </summary>
      <ul className="flex flex-wrap gap-x-4 gap-y-1.5 pb-2 text-sm">
        {firmness.map(({ sign, name }) => (
          <li key={sign} className="flex items-center gap-1.5">
            <FirmnessMark sign={sign} className="size-3.5" />
            {name}
          </li>
        ))}
        {exchanges.some(({ notOffered }) => notOffered.length > 0) && (
          <li>
            <NotOffered />
          </li>
        )}
        <li className="flex items-center gap-1.5">
          <span aria-hidden="true">—</span>
          {text.ruling.notLookedAt}
        </li>
      </ul>
    </details>
  );
}
