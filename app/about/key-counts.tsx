import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Counted } from '#app/ui/counted.tsx';

export interface DirectoryCounts {
  coins: number;
  exchanges: number;
  decisions: number;
  ledgerEntries: number;
  /** Quoted sources of all rulings. */
  sources: number;
}

/** Counts of the directory today. Each leads to the page that shows exactly that set; no page shows all sources. */
export function KeyCounts({ counts }: { counts: DirectoryCounts }) {
  const { text, to } = useLanguage();
  const { counted } = text.methodology;
  const rows = [
    { key: 'coins', words: counted.coin(counts.coins), path: '/cryptocurrencies' },
    { key: 'exchanges', words: counted.exchange(counts.exchanges), path: '/exchange' },
    { key: 'decisions', words: text.about.counts.decisions(counts.decisions), path: '/positions' },
    { key: 'entries', words: text.home.counts.entries(counts.ledgerEntries), path: '/changes' },
    { key: 'sources', words: text.home.counts.sources(counts.sources) },
  ];
  return (
    <ul
      aria-label={text.about.countsTitle}
      className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-2"
    >
      {rows.map(({ key, words, path }) => {
        const count = <Counted words={words} />;
        return (
          <li key={key} className="col-span-2 grid grid-cols-subgrid">
            {path ? (
              <Link to={to(path)} className={`${LINE} hover:text-accent`}>
                {count}
              </Link>
            ) : (
              <span className={LINE}>{count}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const LINE = 'col-span-2 grid grid-cols-subgrid items-baseline *:last:col-start-2';
