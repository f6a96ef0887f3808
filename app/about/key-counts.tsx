import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Counted } from '#app/ui/counted.tsx';

export interface Counts {
  /** Coins and exchanges. */
  listings: number;
  /** Quoted sources of all rulings. */
  sources: number;
  decisions: number;
  /** Entries of the ledger. */
  entries: number;
}

/** Counts of the directory today, each with a link to the page that shows it. */
export function KeyCounts({ counts }: { counts: Counts }) {
  const { text, to } = useLanguage();
  const rows = [
    { words: text.about.counts.listings(counts.listings), path: '/cryptocurrencies' },
    { words: text.home.counts.sources(counts.sources), path: '/methodology' },
    { words: text.about.counts.decisions(counts.decisions), path: '/positions' },
    { words: text.home.counts.entries(counts.entries), path: '/changes' },
  ];
  return (
    <ul
      aria-label={text.about.countsTitle}
      className="card grid grid-cols-2 gap-px overflow-hidden bg-line"
    >
      {rows.map(({ words, path }) => (
        <li key={path} className="relative bg-surface px-4 py-3 hover:bg-raised sm:px-5">
          <Link to={to(path)} className="row-link grid hover:text-accent">
            <Counted words={words} size="text-3xl" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
