import { Link } from 'react-router';
import { formatWhole } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';

export interface Counts {
  /** Coins and exchanges. */
  listings: number;
  /** Quoted sources of all rulings. */
  sources: number;
  decisions: number;
  /** Entries of the ledger. */
  entries: number;
}

const PAGES = [
  { key: 'listings', path: '/cryptocurrencies' },
  { key: 'sources', path: '/methodology' },
  { key: 'decisions', path: '/positions' },
  { key: 'entries', path: '/changes' },
] as const;

/** Counts of the directory today, each with a link to the page that shows it. */
export function KeyCounts({ counts }: { counts: Counts }) {
  const { text, to } = useLanguage();
  const words = text.about;
  return (
    <ul aria-label={words.countsTitle} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {PAGES.map(({ key, path }) => (
        <li key={key} className="card relative p-3 hover:bg-raised sm:p-5">
          <Link to={to(path)} className="row-link grid hover:text-accent">
            <span className="num text-3xl leading-tight font-semibold">
              {formatWhole(counts[key])}
            </span>
            <span className="text-sm text-muted">{words.counts[key]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
