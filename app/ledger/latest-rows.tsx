import { Link } from 'react-router';
import { formatDate } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { changedPartNames } from './changed-part-names.ts';
import type { EntryView } from './entry-view.ts';
import { FromTo } from './from-to.tsx';

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
          className={`flex flex-wrap items-center gap-x-2.5 gap-y-1.5 border-t border-line py-2.5 first:border-0 ${className}`}
        >
          <p className="min-w-0 grow sm:basis-60">
            {entry.path ? (
              <Link to={to(entry.path)} className="font-semibold hover:text-accent">
                <bdi>{entry.name}</bdi>
              </Link>
            ) : (
              <bdi className="font-semibold">{entry.name}</bdi>
            )}
            <span className="text-sm text-muted">
              {' '}
              · {entry.scope}
              <span className="sm:block">
                <span className="sm:hidden"> · </span>
                <time dateTime={entry.at}>{formatDate(locale, entry.at)}</time>
                {entry.before && entry.changed.length > 0 && (
                  <span className="max-[30rem]:sr-only">
                    {` · ${text.changes.changed} ${changedPartNames(entry, text, locale)}`}
                  </span>
                )}
              </span>
            </span>
          </p>
          <FromTo entry={entry} isShort isRow />
        </li>
      ))}
    </ul>
  );
}
