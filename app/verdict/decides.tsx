import { formatNames } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { RulingGlance } from '#domain/ruling/ruling-glance.ts';

/** The part of a glance from which `Decides` is told. */
export type Decided = Pick<RulingGlance, 'decides' | 'isPassed'>;

/**
 * The finding and the criteria from which a verdict follows, beside it, and what is not known; where none is worse than a pass,
 * that there is no objection, as far as the method gives the verdict.
 */
export function Decides({ ruling }: { ruling: Decided }) {
  const { text, locale } = useLanguage();
  const { decides, isPassed } = ruling;
  if (!decides) {
    return isPassed && <span className="glance-decides">{text.ruling.nothingOpen}</span>;
  }
  const { finding, tone, criteria, open } = decides;
  const names = formatNames(locale, criteria);
  return (
    <span className="glance-decides">
      <span className="sr-only">{`${text.ruling.decides} – `}</span>
      {text.ruling.decidedBy(finding, tone, names, criteria.length)}
      {open && (
        <span className="text-muted">
          {` · ${open.finding}: ${formatNames(locale, open.criteria)}`}
        </span>
      )}
    </span>
  );
}
