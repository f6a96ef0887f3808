import { useLanguage } from '#app/i18n/use-language.ts';
import type { ChangesPage } from './entry-view.ts';
import { YearStrip } from './year-strip.tsx';

/** The ledger in figures: its entries of the last year and those that changed a verdict, with a chart once two months have entries. */
export function LedgerHead({ months }: Pick<ChangesPage, 'months'>) {
  const words = useLanguage().text.changes;
  const entries = months.reduce((sum, month) => sum + month.entries, 0);
  const verdicts = months.reduce((sum, month) => sum + month.verdicts, 0);
  if (entries === 0) return null;
  const figures = [
    { count: entries, label: words.entriesOfYear },
    { count: verdicts, label: words.verdictsOfYear },
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-1">
      <dl className="flex grow flex-wrap gap-x-8">
        {figures.map(({ count, label }) => (
          <div key={label} className="grid sm:flex sm:gap-2 items-baseline">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="num -order-1 text-xl leading-tight font-semibold">{count}</dd>
          </div>
        ))}
      </dl>
      <YearStrip months={months} />
    </div>
  );
}
