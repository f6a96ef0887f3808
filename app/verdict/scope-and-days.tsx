import { formatDate } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Facts } from '#app/ui/facts.tsx';
import type { RulingGlance } from '#domain/ruling/ruling-glance.ts';
import { classifiedDays } from './classified-days.ts';

const MONTH_LENGTH = 7;

/** Scope and days of the verdicts of a card, once for all of them. */
export function ScopeAndDays({
  rulings,
  isDated = true,
  className = '',
}: {
  rulings: (Pick<RulingGlance, 'scopeName' | 'ruledAt'> | null)[];
  isDated?: boolean;
  className?: string;
}) {
  const { text } = useLanguage();
  const known = rulings.filter((ruling) => ruling !== null);
  const [scope, ...others] = new Set(known.map(({ scopeName }) => scopeName));
  if (!scope) return null;
  return (
    <p className={`snug text-sm text-muted max-sm:text-xs ${className}`}>
      <Facts
        facts={[
          others.length > 0 ? text.verdict.onSpot : scope,
          isDated && classifiedDays(known) && <ClassifiedDays key="days" rulings={known} />,
        ]}
      />
    </p>
  );
}

/** The days between which verdicts were classified; nothing where they are far apart. */
export function ClassifiedDays({ rulings }: { rulings: Pick<RulingGlance, 'ruledAt'>[] }) {
  const { text, locale } = useLanguage();
  const days = classifiedDays(rulings);
  return (
    days && (
      <>
        <span className="max-sm:sr-only">{text.verdict.classified} </span>
        <span className="whitespace-nowrap">{formatDays(locale, days)}</span>
      </>
    )
  );
}

/** A day, or the first and the last of some: `23–29 November 2026`. */
export function formatDays(locale: string, [first = '', last = first]: string[]): string {
  if (first === last) return formatDate(locale, first);
  const isSameMonth = first.slice(0, MONTH_LENGTH) === last.slice(0, MONTH_LENGTH);
  return isSameMonth
    ? `${Number(first.slice(MONTH_LENGTH + 1))}–${formatDate(locale, last)}`
    : `${formatDate(locale, first)} – ${formatDate(locale, last)}`;
}
