import { Link } from 'react-router';
import { formatDate } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { EntryView } from '#app/ledger/entry-view.ts';
import { FromTo } from '#app/ledger/from-to.tsx';
import { HomeSection } from './home-section.tsx';

/** The newest entries of the ledger, a line each. */
export function LatestChanges({ entries }: { entries: EntryView[] }) {
  const { text, to, locale } = useLanguage();
  if (entries.length === 0) return null;
  return (
    <HomeSection
      id="latest-changes"
      title={text.home.changesTitle}
      text={text.home.changesText}
      more={{ to: to('/changes'), label: text.home.allChanges }}
    >
      <ul className="card divide-y divide-line px-4">
        {entries.map((entry) => (
          <li
            key={entry.seq}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-3 max-sm:nth-3:hidden"
          >
            <p>
              {entry.path ? (
                <Link to={to(entry.path)} className="font-semibold hover:text-accent">
                  <bdi>{entry.name}</bdi>
                </Link>
              ) : (
                <bdi className="font-semibold">{entry.name}</bdi>
              )}
              <span className="text-sm text-muted">
                {' '}
                · {entry.scope} · <time dateTime={entry.at}>{formatDate(locale, entry.at)}</time>
              </span>
            </p>
            <FromTo entry={entry} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
