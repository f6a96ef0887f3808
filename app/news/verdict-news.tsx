import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { formatDate } from '#app/i18n/format.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { EntryView } from '#app/ledger/entry-view.ts';
import { FromTo } from '#app/ledger/from-to.tsx';
import { shortChanges } from '#app/ledger/short-changes.ts';
import { Facts } from '#app/ui/facts.tsx';

/** The newest changes of verdicts with their reasons, in place of the news that could not be read. */
export function VerdictNews({ entries }: { entries: EntryView[] }) {
  const { text, to } = useLanguage();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="verdict-news" className="grid grid-cols-1 gap-3">
      <div className="flex items-center justify-between gap-x-4">
        <h2 id="verdict-news" className="text-xl sm:text-2xl">
          {text.news.verdicts}
        </h2>
        <Link
          to={to('/changes')}
          className="link no-print inline-flex min-h-11 shrink-0 items-center gap-1.5 max-sm:text-sm"
        >
          {text.home.allChanges}
          <ArrowRight className="size-4 rtl:-scale-x-100" aria-hidden="true" />
        </Link>
      </div>
      <ul className="grid grid-cols-1 gap-2">
        {entries.map((entry, place) => (
          <li key={entry.seq} className="card relative grid gap-1.5 p-4 hover:border-accent">
            <Entry entry={entry} isLead={place === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Entry({ entry, isLead }: { entry: EntryView; isLead: boolean }) {
  const { to, text, locale, language } = useLanguage();
  const { name, path, rulingPath, scope, why, at, after } = entry;
  const isForeign = why !== null && why.language !== language;
  const changes = shortChanges(entry, text.changes);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
        <div className="flex grow flex-wrap items-baseline gap-x-2">
          <h3 className={`wrap-anywhere ${isLead ? 'text-xl sm:text-2xl' : 'text-base'}`}>
            {/* The whole card is the link. */}
            <Link to={to(path ?? rulingPath)} className="row-link hover:text-accent">
              <bdi>{name}</bdi>
            </Link>
          </h3>
          <p className="text-sm text-muted">
            <Facts
              facts={[
                scope,
                <time key="at" dateTime={at}>
                  {formatDate(locale, at)}
                </time>,
              ]}
            />
          </p>
        </div>
        <FromTo entry={entry} isShort isRow />
      </div>
      {why ? (
        <p
          {...(isForeign ? { lang: why.language, dir: LANGUAGES[why.language].direction } : {})}
          className={`max-w-3xl text-pretty ${isLead ? 'max-sm:text-sm' : 'line-clamp-2 text-sm text-muted'}`}
        >
          {after?.writtenUnder && `${text.changes.whyOf(after.writtenUnder)} `}
          {why.text}
        </p>
      ) : (
        changes.length > 0 && (
          <p className="text-sm text-muted">
            <Facts facts={changes} />
          </p>
        )
      )}
    </>
  );
}
