import { Ban } from 'lucide-react';
import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { FirmnessMark } from '#app/verdict/firmness-mark.tsx';
import { VerdictMark } from '#app/verdict/verdict-mark.tsx';
import { type FirmnessSign, hasCompleteEvidence } from '#domain/method/definition.ts';
import { VERDICTS } from '#domain/ruling/verdict.ts';

/** The signs in the following strips of products, with their names; those of verdicts where the strips have no words. */
export function SignsLegend({ firmness }: { firmness: { sign: FirmnessSign; name: string }[] }) {
  const { text, to } = useLanguage();
  const item = 'flex items-center gap-1.5 max-sm:gap-1';
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm leading-snug text-muted max-sm:gap-x-2.5 max-sm:text-xs">
      <ul aria-label={text.exchanges.signsTitle} className="contents">
        {VERDICTS.map((verdict) => (
          <li key={verdict} className={`${item} max-lg:hidden xl:hidden`}>
            <VerdictMark verdict={verdict} className="size-3" />
            {text.verdict[verdict]}
          </li>
        ))}
        {firmness
          .filter(({ sign }) => !hasCompleteEvidence(sign))
          .map(({ sign, name }) => (
            <li key={sign} className={item}>
              <FirmnessMark sign={sign} className="size-3.5" />
              {name}
            </li>
          ))}
        <li className={`${item} max-lg:hidden`}>
          <span aria-hidden="true">—</span>
          {text.ruling.notLookedAt}
        </li>
        <li className={`${item} max-lg:hidden`}>
          <Ban className="size-3.5" strokeWidth={1.5} aria-hidden="true" />
          {text.ruling.notOffered}
        </li>
      </ul>
      <Link to={to('/methodology#key')} className="link no-print ms-auto py-1">
        {text.methodology.keyTitle}
      </Link>
    </div>
  );
}
