import { useLanguage } from '#app/i18n/use-language.ts';
import type { ChangesPage } from './entry-view.ts';
import { YearStrip } from './year-strip.tsx';

/** The ledger in figures: its entries of the last year and those that changed a verdict, with a chart once two months have entries. */
export function LedgerHead({ months }: Pick<ChangesPage, 'months'>) {
  const words = useLanguage().text.changes;
  const entries = months.reduce((sum, month) => sum + month.entries, 0);
  const verdicts = months.reduce((sum, month) => sum + month.verdicts, 0);
  if (entries === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-1">
      <p className="grow text-muted max-sm:text-sm">
        {words.ofYear(words.entries(entries), verdicts)} {words.dates}
      </p>
      <YearStrip months={months} />
    </div>
  );
}
