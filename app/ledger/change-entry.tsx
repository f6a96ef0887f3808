import { Link } from 'react-router';
import { formatDate, formatMoment } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { SinceVisit } from '#app/ruling/since-visit.tsx';
import { ChangedParts } from './changed-parts.tsx';
import { entryAnchor } from './changes-query.ts';
import type { EntryView } from './entry-view.ts';
import { FromTo } from './from-to.tsx';
import { Hashes } from './hashes.tsx';
import { Why } from './why.tsx';

/** An entry of the ledger: a ruling before and after, why, when and by whom. */
export function ChangeEntry({
  entry,
  isNamed = false,
  isLinked = true,
  isFolded = false,
}: {
  entry: EntryView;
  /** For a list with entries of several listings. */
  isNamed?: boolean;
  /** False: on the page that the link leads to. */
  isLinked?: boolean;
  /** Among other sections: what changed and why opens from the date. */
  isFolded?: boolean;
}) {
  const { text, locale } = useLanguage();
  const title = (
    <>
      {isNamed && (
        <>
          <Name entry={entry} />
          {' · '}
        </>
      )}
      {entry.scope}
    </>
  );
  if (entry.isWording) {
    return (
      <li id={entryAnchor(entry.seq)} className="card px-4 sm:px-5">
        <details>
          <summary className="min-h-11 cursor-pointer py-3 text-muted hover:text-accent">
            {title}
            {' · '}
            {text.changes.wording}
            {' · '}
            <time dateTime={entry.at}>{formatDate(locale, entry.at)}</time>
          </summary>
          <div className="grid gap-3 pb-4">
            <FromTo entry={entry} />
            <Change entry={entry} isLinked={isLinked} />
          </div>
        </details>
      </li>
    );
  }
  return (
    <li
      id={entryAnchor(entry.seq)}
      className="card grid scroll-mt-20 grid-cols-1 gap-2 px-4 py-3 target:border-accent"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <p className="font-medium">{title}</p>
        <FromTo entry={entry} />
      </div>
      {entry.what !== 'opened' && <SinceVisit at={entry.at} />}
      {isFolded ? (
        <details className="print-closed text-sm">
          <summary className="min-h-6 w-fit cursor-pointer text-muted hover:text-accent">
            <time dateTime={entry.at}>{formatDate(locale, entry.at)}</time> ·{' '}
            {text.changes.whatAndWhy}
          </summary>
          <div className="grid gap-2 pt-2">
            <Change entry={entry} isLinked={isLinked} />
          </div>
        </details>
      ) : (
        <Change entry={entry} isLinked={isLinked} />
      )}
    </li>
  );
}

function Change({ entry, isLinked }: { entry: EntryView; isLinked: boolean }) {
  const { text, locale, to } = useLanguage();
  const unnamed = entry.what === 'imported' ? text.changes.imported : text.changes.anEditor;
  return (
    <>
      <ChangedParts entry={entry} />
      {entry.why && <Why why={entry.why} />}
      <div className="flex flex-wrap items-baseline gap-x-4 text-sm text-muted">
        <p>
          <time dateTime={entry.at}>{formatMoment(locale, entry.at)}</time>
          {entry.what !== 'opened' && (
            <>
              {' · '}
              <bdi>{entry.by ?? unnamed}</bdi>
            </>
          )}
        </p>
        {isLinked && (
          <Link to={to(entry.rulingPath)} className="link inline-flex min-h-8 items-center">
            {text.pastRuling.link(String(entry.seq))}
          </Link>
        )}
        <Hashes entry={entry} />
      </div>
    </>
  );
}

function Name({ entry: { name, path } }: { entry: EntryView }) {
  const { to } = useLanguage();
  if (!path) return <bdi>{name}</bdi>;
  return (
    <Link to={to(path)} className="link">
      <bdi>{name}</bdi>
    </Link>
  );
}
