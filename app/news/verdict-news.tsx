import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { formatDate } from '#app/i18n/format.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { changedPartNames } from '#app/ledger/changed-part-names.ts';
import type { EntryView } from '#app/ledger/entry-view.ts';
import { FromTo } from '#app/ledger/from-to.tsx';
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
      <ul className="grid gap-3 sm:gap-4 lg:grid-cols-3">
        {entries.map((entry, place) => (
          // The first change is as high as the two beside it.
          <li
            key={entry.seq}
            className={`card relative grid grid-cols-1 content-start gap-2 p-4 hover:border-accent max-sm:py-3 ${place === 0 ? 'sm:gap-3 sm:p-6 lg:col-span-2 lg:row-span-2' : ''}`}
          >
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
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-2">
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
      <div className={`flex flex-wrap items-center gap-x-2.5 gap-y-1.5 ${isLead ? 'text-lg' : ''}`}>
        <FromTo entry={entry} isShort isRow />
      </div>
      {why ? (
        <p
          {...(isForeign ? { lang: why.language, dir: LANGUAGES[why.language].direction } : {})}
          className={`text-pretty ${isLead ? 'line-clamp-4 max-w-prose max-sm:text-sm sm:line-clamp-none' : 'line-clamp-2 text-sm text-muted'}`}
        >
          {after?.writtenUnder && `${text.changes.whyOf(after.writtenUnder)} `}
          {why.text}
        </p>
      ) : (
        <p className="text-sm text-muted">
          {text.changes.changed} {changedPartNames(entry, text, locale)}
        </p>
      )}
    </>
  );
}
