import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { FirmnessMark } from '#app/verdict/firmness-mark.tsx';
import { NotOffered } from '#app/verdict/product-verdict.tsx';
import type { RuledSummary } from '#domain/listing/display.ts';
import type { FirmnessSign } from '#domain/method/definition.ts';

/** The signs that stand in a list of exchanges, with their names. */
export function SignsLegend({
  firmness,
  exchanges,
  className = '',
}: {
  firmness: { sign: FirmnessSign; name: string }[];
  exchanges: RuledSummary[];
  className?: string;
}) {
  const { text, to } = useLanguage();
  const words = text.exchanges;
  return (
    <section
      aria-labelledby="signs"
      className={`grid content-start gap-3 rounded-xl border border-dashed border-line p-4 text-sm sm:p-5 ${className}`}
    >
      <h3 id="signs" className="text-base">
        {words.signsTitle}
      </h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-x-6 gap-y-1.5">
        {firmness.map(({ sign, name }) => (
          <li key={sign} className="flex items-center gap-2">
            <FirmnessMark sign={sign} className="mx-[3px] size-3.5" />
            {name}
          </li>
        ))}
        {exchanges.some(({ notOffered }) => notOffered.length > 0) && (
          <li>
            <NotOffered />
          </li>
        )}
        <li className="flex items-center gap-2 text-muted">
          <span aria-hidden="true" className="w-5 text-center">
            —
          </span>
          {text.ruling.notLookedAt}
        </li>
      </ul>
      <Link to={to('/country')} className="link w-fit py-1">
        {text.countries.choose}
      </Link>
    </section>
  );
}
