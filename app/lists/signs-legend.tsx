import { useLanguage } from '#app/i18n/use-language.ts';
import { FirmnessMark } from '#app/verdict/firmness-mark.tsx';
import { NotOffered } from '#app/verdict/product-verdict.tsx';
import type { RuledSummary } from '#domain/listing/display.ts';
import type { FirmnessSign } from '#domain/method/definition.ts';

/** The signs of the following exchanges with their names, in a few lines. */
export function SignsLegend({
  firmness,
  exchanges,
}: {
  firmness: { sign: FirmnessSign; name: string }[];
  exchanges: RuledSummary[];
}) {
  const { text } = useLanguage();
  return (
    <section
      aria-label={text.exchanges.signsTitle}
      className="text-sm leading-snug text-muted max-sm:text-xs"
    >
      <ul className="flex flex-wrap gap-x-4 gap-y-1 max-sm:gap-x-3">
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
    </section>
  );
}
