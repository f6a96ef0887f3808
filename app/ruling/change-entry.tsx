import { Link } from 'react-router';
import { formatDate, formatMoment } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ChangedParts } from './changed-parts.tsx';
import { entryAnchor } from './changes-query.ts';
import type { EntryView } from './entry-view.ts';
import { FromTo } from './from-to.tsx';
import { Hashes } from './hashes.tsx';
import { SinceVisit } from './since-visit.tsx';
import { Why } from './why.tsx';

/** An entry of the ledger: a ruling before and after, why, when and by whom. */
export function ChangeEntry({
  entry,
  isNamed = false,
  isLinked = true,
}: {
  entry: EntryView;
  /** For a list with entries of several listings. */
  isNamed?: boolean;
  /** False: on the page that the link leads to. */
  isLinked?: boolean;
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
            <Change entry={entry} isLinked={isLinked} />
          </div>
        </details>
      </li>
    );
  }
  return (
    <li id={entryAnchor(entry.seq)} className="card grid grid-cols-1 gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="font-medium">{title}</p>
        {entry.what !== 'opened' && <SinceVisit at={entry.at} />}
      </div>
      <Change entry={entry} isLinked={isLinked} />
    </li>
  );
}

function Change({ entry, isLinked }: { entry: EntryView; isLinked: boolean }) {
  const { text, locale, to } = useLanguage();
  const unnamed = entry.what === 'imported' ? text.changes.imported : text.changes.anEditor;
  return (
    <>
      <FromTo entry={entry} />
      <ChangedParts entry={entry} />
      <Why why={entry.why} />
      <p className="text-sm text-muted">
        <time dateTime={entry.at}>{formatMoment(locale, entry.at)}</time>
        {entry.what !== 'opened' && (
          <>
            {' · '}
            <bdi>{entry.by ?? unnamed}</bdi>
          </>
        )}
      </p>
      {isLinked && (
        <p className="text-sm">
          <Link to={to(entry.rulingPath)} className="link">
            {text.pastRuling.link(String(entry.seq))}
          </Link>
        </p>
      )}
      <Hashes entry={entry} />
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
