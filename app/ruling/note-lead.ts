/** About three lines on a phone, two on a wide screen. */
const MAX_LENGTH = 120;
/** A shorter start, as “Under an agreement,”, says nothing. */
const MIN_LENGTH = 40;

const SENTENCE_ENDS = /[.!?؟]["”»)]*(?=\s)/gu;
const CLAUSE_ENDS = /[,;:،؛](?=\s)/gu;

/** The start of a note: whole sentences, or else clauses, or else words, with dots where a sentence is cut. */
export function noteLead(note: string): string {
  if (note.length <= MAX_LENGTH) return note;
  const sentences = upToLast(note, SENTENCE_ENDS);
  if (sentences) return sentences;
  const start = upToLast(note, CLAUSE_ENDS) ?? upToLast(note, /\s/gu) ?? note.slice(0, MAX_LENGTH);
  return `${start.replace(/[\s,;:،؛]+$/u, '')}…`;
}

function upToLast(note: string, ends: RegExp): string | undefined {
  // With the space after the last end that fits.
  const head = note.slice(0, MAX_LENGTH + 1);
  return [...head.matchAll(ends)]
    .map((end) => head.slice(0, end.index + end[0].length))
    .findLast(({ length }) => length >= MIN_LENGTH);
}
