import { Link } from 'react-router';
import { formatDate, formatMoment } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { SinceVisit } from '#app/ruling/since-visit.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { FoldMark } from '#app/ui/fold-mark.tsx';
import { ChangedParts } from './changed-parts.tsx';
import { entryAnchor } from './changes-query.ts';
import type { EntryView } from './entry-view.ts';
import { FromTo } from './from-to.tsx';
import { Hashes } from './hashes.tsx';
import { Why } from './why.tsx';

/** An entry of the ledger on its own page: a ruling before and after, why, when and by whom. */
export function ChangeEntry({ entry }: { entry: EntryView }) {
  return (
    <li id={entryAnchor(entry.seq)} className="card grid grid-cols-1 gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
        <p className="grow font-medium">{entry.scope}</p>
        <FromTo entry={entry} />
      </div>
      {entry.what !== 'opened' && <SinceVisit at={entry.at} />}
      <Change entry={entry} isLinked={false} />
    </li>
  );
}

/** An entry of the ledger in a line, which opens to what changed and why. */
export function ChangeRow({
  entry,
  isDated = false,
}: {
  entry: EntryView;
  /** False: under the heading of its day. */
  isDated?: boolean;
}) {
  const { text, locale } = useLanguage();
  const { seq, scope, isWording, what, at } = entry;
  return (
    <li
      id={entryAnchor(seq)}
      className={`scroll-mt-20 border-t border-line first:border-0 target:bg-accent/10 ${isNewVerdict(entry) ? 'marked -mx-4 px-4' : ''}`}
    >
      <details className="print-closed">
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2.5 gap-y-1 py-2 hover:text-accent">
          <span className="flex min-w-0 flex-1 basis-32 items-center gap-2 sm:grow-0 sm:basis-72">
            <FoldMark />
            <span className={isWording ? 'text-muted' : 'font-medium'}>
              <Facts
                facts={[
                  scope,
                  isWording && text.changes.wording,
                  isDated && (
                    <time
                      key="at"
                      dateTime={at}
                      className="text-sm font-normal whitespace-nowrap text-muted"
                    >
                      {formatDate(locale, at)}
                    </time>
                  ),
                ]}
              />
              <span className="sr-only"> · </span>
              {what !== 'opened' && !isWording && <SinceVisit at={at} />}
            </span>
          </span>
          {!isWording && <FromTo entry={entry} isRow />}
        </summary>
        <div className="grid gap-2 ps-6 pb-3 text-sm">
          {isWording && (
            <div className="flex flex-wrap items-center gap-2">
              <FromTo entry={entry} />
            </div>
          )}
          <Change entry={entry} isLinked />
        </div>
      </details>
    </li>
  );
}

function Change({ entry, isLinked }: { entry: EntryView; isLinked: boolean }) {
  const { text, locale, to } = useLanguage();
  const unnamed = entry.what === 'imported' ? text.changes.imported : text.changes.anEditor;
  return (
    <>
      <ChangedParts entry={entry} />
      {entry.why && <Why why={entry.why} writtenUnder={entry.after?.writtenUnder} />}
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
        {entry.hashes && <Hashes seq={entry.seq} hashes={entry.hashes} />}
      </div>
    </>
  );
}

function isNewVerdict({ before, after }: EntryView): boolean {
  return before !== null && before.verdict !== after?.verdict;
}
