import type { ReactNode } from 'react';
import { formatDate, formatItems } from '#app/i18n/format.ts';
import type { Text } from '#app/i18n/text.en.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { ChangedFinding, EntryView } from './entry-view.ts';

/**
 * The parts of a ruling that changed, in words; it opens to the findings and the next review with their old and new values. A
 * first ruling has its findings.
 */
export function ChangedParts({ entry }: { entry: EntryView }) {
  const { text, locale } = useLanguage();
  const words = text.changes;
  const { what, before, after, changed, findings } = entry;
  const firmness = firmnessLines(entry, words);
  if (!before || !after) {
    // The first verdict on a product follows from its findings, and the ledger has no other reason for it.
    const first =
      before || what === 'opened' ? [] : findings.flatMap((finding) => firstLine(finding, words));
    return <Lines lines={[...firmness, ...first]} />;
  }
  if (changed.length === 0) return <p className="text-sm">{words.anew}</p>;
  const day = (iso: string | null) => (iso ? formatDate(locale, iso) : words.noDate);
  const parts = (
    <>
      <span className="text-muted">{words.changed}</span>{' '}
      {formatItems(
        locale,
        changed.map((part) => words.parts[part]),
      )}
    </>
  );
  const lines = [...firmness, ...findings.map((finding) => recordedLine(finding, words))];
  if (changed.includes('review')) {
    lines.push(words.reviewMoved(day(before.reviewDue), day(after.reviewDue)));
  }
  return <Lines lines={lines} head={parts} />;
}

function Lines({ lines, head }: { lines: string[]; head?: ReactNode }) {
  const list = (
    <ul className="grid gap-1 ps-4 pt-1">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
  if (lines.length === 0) return head ? <p className="text-sm">{head}</p> : null;
  if (!head) return <div className="text-sm">{list}</div>;
  return (
    <details className="text-sm">
      <summary className="fold-line min-h-6 w-fit cursor-pointer hover:text-accent">{head}</summary>
      {list}
    </details>
  );
}

// Words of an earlier method are marked as its own.
function firmnessLines({ before, after, findings }: EntryView, words: Text['changes']): string[] {
  const [was, now] = [before?.firmness?.name, after?.firmness?.name];
  const version = before?.writtenUnder ?? after?.writtenUnder;
  const isPassage = version && before && after?.writtenUnder !== version;
  const lines = [];
  const word = was ?? now;
  if (isPassage && findings.some(({ recorded }) => recorded)) lines.push(words.wordsOf(version));
  if (was && now && was !== now) lines.push(`${words.firmness}: ${words.fromTo(was, now)}`);
  else if (version && word && was !== now) lines.push(words.firmnessOf(version, word));
  return lines;
}

function firstLine(finding: ChangedFinding, words: Text['changes']): string[] {
  const { criterion, to } = withRecorded(finding, words);
  return to ? [`${criterion}: ${to}`] : [];
}

function recordedLine(finding: ChangedFinding, words: Text['changes']): string {
  return findingLine(withRecorded(finding, words), words);
}

// Each later name with the one that its version recorded, where that is another.
function withRecorded(finding: ChangedFinding, words: Text['changes']): ChangedFinding {
  const { from, to, recorded } = finding;
  const named = (now: string | null, word: string | null | undefined) =>
    now && word ? words.thenNamed(now, word) : now;
  return { ...finding, from: named(from, recorded?.from), to: named(to, recorded?.to) };
}

/** A finding that changed, was dropped or answers a new question, in the later words. */
export function findingLine(
  { criterion, from, to }: ChangedFinding,
  words: Text['changes'],
): string {
  if (from === null) return words.newQuestion(criterion, to ?? '');
  if (to === null) return words.droppedQuestion(criterion, from);
  return `${criterion}: ${words.fromTo(from, to)}`;
}
