import { useLanguage } from '#app/i18n/use-language.ts';
import type { ChangesPage } from './entry-view.ts';
import { Hash } from './hashes.tsx';
import { YearStrip } from './year-strip.tsx';

/** The ledger in figures: its entries of the last year, those that changed a verdict, and the hash that seals them all. */
export function LedgerHead({ months, newest }: Pick<ChangesPage, 'months' | 'newest'>) {
  const { text } = useLanguage();
  const words = text.changes;
  const entries = months.reduce((sum, month) => sum + month.entries, 0);
  const verdicts = months.reduce((sum, month) => sum + month.verdicts, 0);
  if (entries === 0) return null;
  const figures = [
    { count: entries, label: words.entriesOfYear },
    { count: verdicts, label: words.verdictsOfYear },
  ];
  return (
    <div className="card grid gap-x-10 gap-y-5 p-4 sm:p-5 lg:grid-cols-[auto_minmax(0,1fr)_minmax(0,20rem)]">
      <dl className="flex gap-x-8 lg:flex-col lg:gap-y-3">
        {figures.map(({ count, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="num text-3xl leading-tight font-semibold">{count}</dd>
          </div>
        ))}
      </dl>
      <YearStrip months={months} />
      {newest && (
        <div className="grid content-start gap-1 text-sm max-lg:border-t max-lg:border-line max-lg:pt-4 lg:border-s lg:border-line lg:ps-6">
          <p className="text-muted">{words.newest}</p>
          <Hash text={newest} />
          <a href="#check" className="link inline-flex min-h-8 w-fit items-center">
            {words.checkTitle}
          </a>
        </div>
      )}
    </div>
  );
}
