import type { Tone } from '#domain/method/definition.ts';

/** About three lines on a phone, two on a wide screen. */
const MAX_LENGTH = 120;
/** A shorter start, as “It works.”, says nothing. */
const MIN_LENGTH = 40;
/** A shorter clause, as “Tokens, some of which have no use,”, often lacks its verb. */
const MIN_CLAUSE_LENGTH = 60;

const SENTENCE_ENDS = /[.!?؟]["”»)]*(?=\s)/gu;
const CLAUSE_ENDS = /[,;:،؛](?=\s)/gu;

/** The start of the sentence in which a note comes to its finding; before it may be what speaks for a listing. */
const POINTS: Partial<Record<Tone, RegExp>> = {
  concern: /^(?:But|The concern is|لكن|غير أن|والمأخذ) /u,
  unknown: /[Ww]e found no|لم نجد/u,
};
/** The point is searched for in this many sentences: a later “But” answers what was said against a listing. */
const SENTENCES_TO_POINT = 3;

/**
 * The short form of what a note says of a finding: whole sentences, or else clauses, or else words, with dots where it is cut.
 * It begins where the note comes to a concern, or to what was not found.
 */
export function noteLead(note: string, tone: Tone, longest = MAX_LENGTH): string {
  const lead = startOf(note, longest);
  const point = pointIn(note, tone);
  if (point === 0 || (point < lead.length && !lead.endsWith('…'))) return lead;
  return startOf(note.slice(point), longest);
}

function pointIn(note: string, tone: Tone): number {
  const ends = [...note.matchAll(SENTENCE_ENDS)].map((end) => end.index + end[0].length + 1);
  const starts = [0, ...ends].slice(0, SENTENCES_TO_POINT);
  return starts.find((start, place) => POINTS[tone]?.test(note.slice(start, ends[place]))) ?? 0;
}

function startOf(note: string, longest: number): string {
  if (note.length <= MAX_LENGTH) return note;
  const sentences =
    upToLast(note, SENTENCE_ENDS, { max: MAX_LENGTH }) ??
    upToLast(note, SENTENCE_ENDS, { max: longest });
  if (sentences) return sentences;
  const start =
    upToLast(note, CLAUSE_ENDS, { min: MIN_CLAUSE_LENGTH, max: longest }) ??
    upToLast(note, /\s/gu, { max: longest }) ??
    note.slice(0, longest);
  return `${start.replace(/[\s,;:،؛]+$/u, '')}…`;
}

function upToLast(
  note: string,
  ends: RegExp,
  { min = MIN_LENGTH, max }: { min?: number; max: number },
): string | undefined {
  // With the space after the last end that fits.
  const head = `${note} `.slice(0, max + 1);
  return [...head.matchAll(ends)]
    .map((end) => head.slice(0, end.index + end[0].length))
    .findLast(({ length }) => length >= min);
}
