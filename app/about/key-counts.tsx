import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Counted } from '#app/ui/counted.tsx';

export interface Counts {
  coins: number;
  exchanges: number;
  decisions: number;
  /** Entries of the ledger. */
  entries: number;
  /** Quoted sources of all rulings. */
  sources: number;
}

/** Counts of the directory today. Each leads to the page that shows exactly that set; no page shows all sources. */
export function KeyCounts({ counts }: { counts: Counts }) {
  const { text, to } = useLanguage();
  const { counted } = text.methodology;
  const rows = [
    { key: 'coins', words: counted.coin(counts.coins), path: '/cryptocurrencies' },
    { key: 'exchanges', words: counted.exchange(counts.exchanges), path: '/exchange' },
    { key: 'decisions', words: text.about.counts.decisions(counts.decisions), path: '/positions' },
    { key: 'entries', words: text.home.counts.entries(counts.entries), path: '/changes' },
    { key: 'sources', words: text.home.counts.sources(counts.sources) },
  ];
  return (
    <ul
      aria-label={text.about.countsTitle}
      className="card grid grid-cols-2 gap-px overflow-hidden bg-line lg:grid-cols-5"
    >
      {rows.map(({ key, words, path }) => (
        <li
          key={key}
          className={`bg-surface px-4 py-3 sm:px-5 ${path ? 'relative hover:bg-raised' : 'grid content-start max-lg:col-span-2'}`}
        >
          {path ? (
            <Link to={to(path)} className="row-link grid hover:text-accent">
              <Counted words={words} size="text-3xl" />
            </Link>
          ) : (
            <Counted words={words} size="text-3xl" />
          )}
        </li>
      ))}
    </ul>
  );
}
