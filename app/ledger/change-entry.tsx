import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate, formatMoment } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import type { Text } from '#app/i18n/text.en.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { SinceVisit } from '#app/ruling/since-visit.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { FoldMark } from '#app/ui/fold-mark.tsx';
import { MAX_LEAD_LENGTH } from '#app/verdict/note-lead.ts';
import { isolatePercentages } from '#domain/text/isolate-percentages.ts';
import { startOfText } from '#domain/text/sentences.ts';
import { changedPartNames } from './changed-part-names.ts';
import { ChangedParts, findingLine } from './changed-parts.tsx';
import { entryAnchor } from './changes-query.ts';
import type { EntryView } from './entry-view.ts';
import { FromTo, RulingState, WithArrow } from './from-to.tsx';
import { Hashes } from './hashes.tsx';
import { shortChanges } from './short-changes.ts';
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

/** An entry of the ledger: its product and verdict, with what changed from what to what, and folded the rest and why. */
export function ChangeRow({
  entry,
  isDated = false,
}: {
  entry: EntryView;
  /** False: under the heading of its day. */
  isDated?: boolean;
}) {
  const { text, locale, language } = useLanguage();
  const { seq, scope, isWording, what, at, before, after } = entry;
  const isNew = isNewVerdict(entry);
  const now = after ? (
    <RulingState state={after} isDisc isFirmnessShort />
  ) : (
    <strong>{text.changes.withdrawn}</strong>
  );
  return (
    <li
      id={entryAnchor(seq)}
      className={`scroll-mt-20 border-t border-line first:border-0 target:bg-accent/10 ${isNew ? 'marked -mx-4 px-4' : ''}`}
    >
      <details className="print-closed">
        <summary
          className={`state-row cursor-pointer hover:text-accent ${isDated ? '' : 'py-2.5'}`}
        >
          <span className="font-medium">{scope}</span>
          <span className="sr-only"> · </span>
          {!isWording && (
            <span
              className={`state ${isNew ? 'state-note flex flex-wrap items-center gap-x-2.5 max-sm:text-sm' : 'state-firm'}`}
            >
              {isNew && before && (
                <WithArrow>
                  <RulingState state={before} isDisc isFirmnessShort />
                </WithArrow>
              )}
              {now}
            </span>
          )}
          <span className="state-note text-sm text-muted">
            {what !== 'opened' && !isWording && <SinceVisit at={at} />}
            <Facts
              facts={[
                // The page of a listing is long: it shows the first change only.
                ...happened(entry, { text, locale, language }).slice(0, isDated ? 1 : undefined),
                isDated && (
                  <span key="at" className="whitespace-nowrap">
                    {text.changes.recorded} <time dateTime={at}>{formatDate(locale, at)}</time>
                  </span>
                ),
              ]}
            />
          </span>
          <FoldMark />
        </summary>
        <div className="grid gap-2 pb-3 text-sm">
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

// The change of a ruling in words.
function happened(
  entry: EntryView,
  { text, locale, language }: { text: Text; locale: string; language: Language },
): ReactNode[] {
  const { what, before, isWording, deciding, why } = entry;
  const words = text.changes;
  if (isWording) return [words.wording];
  if (what === 'opened') return [words.opened];
  if (what === 'deleted') return [words.removed];
  if (!before) return [words.first];
  // Findings that do not make the new verdict would read as its reason.
  if (isNewVerdict(entry) && deciding) return [findingLine(deciding, words)];
  if (isNewVerdict(entry) && why?.language === language) {
    return [startOfText(isolatePercentages(why.text), MAX_LEAD_LENGTH)];
  }
  const changes = shortChanges(entry, words, locale);
  if (changes.length > 0) return changes;
  const parts = changedPartNames(entry, text, locale);
  return [
    <span key="parts" className="inline-block first-letter:uppercase">
      {parts ? words.partsChanged(parts) : words.anew}
    </span>,
  ];
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
