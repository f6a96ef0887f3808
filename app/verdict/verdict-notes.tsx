import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { RulingGlance } from '#domain/ruling/ruling-glance.ts';
import { classifiedDays } from './classified-days.ts';
import { CommonFirmness, generalFirmness } from './common-firmness.tsx';
import { formatDays } from './scope-and-days.tsx';

/** Scope and days of the verdicts of the following list, and the full name of a short one in its rows. */
export function VerdictNotes({
  rulings,
  scopeName,
  isScopeHeaded = false,
}: {
  rulings: (RulingGlance | null)[];
  scopeName?: string | undefined;
  /** On wide screens a heading names the scope. */
  isScopeHeaded?: boolean;
}) {
  const { text, to, locale } = useLanguage();
  const days = classifiedDays(rulings);
  const general = generalFirmness(rulings);
  const key = (
    <Link to={to('/methodology#key')} className="link no-print whitespace-nowrap">
      {text.methodology.keyTitle}
    </Link>
  );
  return (
    // On a wide screen one line.
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 max-sm:contents">
      <p className="text-sm text-muted max-sm:text-xsm">
        {scopeName && (
          <span className={isScopeHeaded ? 'sm:hidden' : ''}>{text.coins.covers(scopeName)} </span>
        )}
        {days && (
          <span className="inline-block">{text.coins.classifiedIn(formatDays(locale, days))}</span>
        )}{' '}
        {key}
      </p>
      {/* On a phone under the list. */}
      {general && <CommonFirmness firmness={general} className="max-sm:order-1" />}
    </div>
  );
}
