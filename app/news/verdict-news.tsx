import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { formatDate } from '#app/i18n/format.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { EntryView } from '#app/ledger/entry-view.ts';
import { FromTo } from '#app/ledger/from-to.tsx';
import { shortChanges } from '#app/ledger/short-changes.ts';
import { Facts } from '#app/ui/facts.tsx';
import { isolatePercentages } from '#domain/text/isolate-percentages.ts';
import { Panel } from './panel.tsx';

/** The newest changes of verdicts with their reasons, in place of the news that could not be read. */
export function VerdictNews({ entries }: { entries: EntryView[] }) {
  const { text, to } = useLanguage();
  if (entries.length === 0) return null;
  return (
    <Panel
      id="verdict-news"
      title={text.news.verdicts}
      link={
        <Link
          to={to('/changes')}
          className="link no-print inline-flex min-h-11 shrink-0 items-center gap-1.5 text-sm"
        >
          {text.home.allChanges}
          <ArrowRight className="size-4 rtl:-scale-x-100" aria-hidden="true" />
        </Link>
      }
    >
      <ul>
        {entries.map((entry) => (
          <li key={entry.seq} className="relative grid gap-1 border-t border-line px-4 py-3">
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Entry({ entry }: { entry: EntryView }) {
  const { to, text, locale, language } = useLanguage();
  const { name, path, rulingPath, scope, why, at, after } = entry;
  const isForeign = why !== null && why.language !== language;
  const changes = shortChanges(entry, text.changes, locale);
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h3 className="text-base wrap-anywhere">
          {/* The whole row is the link. */}
          <Link to={to(path ?? rulingPath)} className="row-link hover:text-accent">
            <bdi>{name}</bdi>
          </Link>
        </h3>
        <p className="text-sm text-muted">
          <Facts
            facts={[
              scope,
              <time key="at" dateTime={at} className="whitespace-nowrap">
                {formatDate(locale, at)}
              </time>,
            ]}
          />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
        <FromTo entry={entry} isVerdictOnly isRow />
      </div>
      {why ? (
        <p
          {...(isForeign ? { lang: why.language, dir: LANGUAGES[why.language].direction } : {})}
          className="line-clamp-3 text-sm text-pretty text-muted"
        >
          {after?.writtenUnder && `${text.changes.whyOf(after.writtenUnder)} `}
          {isolatePercentages(why.text)}
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
