import { formatItems } from '#app/i18n/format.ts';
import type { Text } from '#app/i18n/text.en.ts';
import { findingLine } from './changed-parts.tsx';
import type { EntryView } from './entry-view.ts';

/** Changes that a row names. */
const MAX_CHANGES = 2;

/**
 * The first changes of a ruling in words, for its row in the ledger: findings that changed, then those on new questions
 * as one change that counts the ones it does not name, and the firmness of a verdict that stays, unless an earlier method chose
 * it in words of its own.
 */
export function shortChanges(
  { before, after, findings }: Pick<EntryView, 'before' | 'after' | 'findings'>,
  words: Text['changes'],
  locale: string,
): string[] {
  if (!before || !after) return [];
  const [was, now] = [before.firmness?.name, after.firmness?.name];
  const isComparable = before.verdict === after.verdict && before.writtenUnder === null;
  const isFirmness = isComparable && was && now && was !== now;
  const firmness = isFirmness ? [`${words.firmness}: ${words.fromTo(was, now)}`] : [];
  const room = MAX_CHANGES - firmness.length;
  const changed = findings.filter(({ from, to }) => from && to).slice(0, room);
  const asked = findings.flatMap(({ criterion, from, to }) =>
    !from && to ? [`${criterion} (${to})`] : [],
  );
  const answers = asked.slice(0, room - changed.length);
  const left = asked.length - answers.length;
  const more = left > 0 ? [words.moreQuestions(left)] : [];
  return [
    ...changed.map((finding) => findingLine(finding, words)),
    ...(answers.length > 0
      ? [words.newQuestions(asked.length, formatItems(locale, [...answers, ...more]))]
      : []),
    ...firmness,
  ];
}
