import { Link } from 'react-router';
import { formatDate } from '#app/i18n/format.ts';
import type { Text } from '#app/i18n/text.en.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { changedPartNames } from './changed-part-names.ts';
import type { EntryView } from './entry-view.ts';
import { FromTo } from './from-to.tsx';
import { shortChanges } from './short-changes.ts';

/** Entries of the ledger, a line each: the listing with its scope and day, and its verdict before and after. */
export function LatestRows({
  entries,
  className = '',
}: {
  entries: EntryView[];
  /** The class of each line. */
  className?: string;
}) {
  const { text, to, locale } = useLanguage();
  return (
    <ul className="card px-4">
      {entries.map((entry) => (
        <li
          key={entry.seq}
          className={`flex flex-wrap items-center gap-x-2.5 gap-y-1.5 border-t border-line py-2.5 text-sm max-sm:gap-y-0.5 max-sm:py-1.5 first:border-0 ${className}`}
        >
          <p className="min-w-0 basis-full">
            {entry.path ? (
              <Link to={to(entry.path)} className="text-base font-semibold hover:text-accent">
                <bdi>{entry.name}</bdi>
              </Link>
            ) : (
              <bdi className="text-base font-semibold">{entry.name}</bdi>
            )}
            <span className="text-muted">
              {' '}
              · {entry.scope}
              {' · '}
              <time dateTime={entry.at}>{formatDate(locale, entry.at)}</time>
            </span>
            {entry.before && entry.changed.length > 0 && (
              <span
                className={`line-clamp-2 leading-snug text-muted ${entry.changed.includes('verdict') ? 'max-sm:hidden' : ''}`}
              >
                {firstChange(entry, text, locale)}
              </span>
            )}
          </p>
          <FromTo entry={entry} isVerdictOnly isRow />
        </li>
      ))}
    </ul>
  );
}

function firstChange(entry: EntryView, text: Text, locale: string): string {
  const [change] = shortChanges(entry, text.changes, locale);
  return change ?? text.changes.partsChanged(changedPartNames(entry, text, locale));
}
