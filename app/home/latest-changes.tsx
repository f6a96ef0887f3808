import { Link } from 'react-router';
import { formatDate } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { changedPartNames } from '#app/ledger/changed-part-names.ts';
import type { EntryView } from '#app/ledger/entry-view.ts';
import { FromTo } from '#app/ledger/from-to.tsx';
import { Cached } from '#app/markup/cached.ts';
import { HomeSection } from './home-section.tsx';

/** The newest entries of the ledger, a line each. */
export function LatestChanges({ entries }: { entries: EntryView[] }) {
  const { text, to, language, locale } = useLanguage();
  if (entries.length === 0) return null;
  return (
    <Cached by={['latest changes', language, entries]}>
      <HomeSection
        id="latest-changes"
        title={text.home.changesTitle}
        text={text.home.changesText}
        more={{ to: to('/changes'), label: text.home.allChanges }}
      >
        <ul className="card px-4">
          {entries.map((entry) => (
            <li
              key={entry.seq}
              className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 border-t border-line py-2.5 first:border-0 max-sm:nth-3:hidden"
            >
              <p className="grow sm:basis-60">
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
                  <span className="block">
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
      </HomeSection>
    </Cached>
  );
}
