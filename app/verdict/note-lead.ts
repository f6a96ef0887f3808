import type { Tone } from '#domain/method/definition.ts';
import { SENTENCE_ENDS, startOfText } from '#domain/text/start-of-text.ts';

/** About three lines on a phone, two on a wide screen. */
export const MAX_LEAD_LENGTH = 120;

/** The start of the sentence in which a note comes to its finding; before it may be what speaks for a listing. */
const POINTS: Partial<Record<Tone, RegExp>> = {
  concern: /^(?:But|The concern is|لكن|غير أن|والمأخذ) /u,
  unknown: /[Ww]e found no|لم نجد/u,
};
/** The point is searched for in this many sentences: a later “But” answers what was said against a listing. */
const SENTENCES_TO_POINT = 3;

/** The short form of what a note says of a finding, of at most `longest` letters. It begins where the note comes to a concern, or to what was not found. */
export function noteLead(note: string, tone: Tone, longest = MAX_LEAD_LENGTH): string {
  const lead = startOfText(note, longest);
  const point = pointIn(note, tone);
  if (point === 0 || (point < lead.length && !lead.endsWith('…'))) return lead;
  return startOfText(note.slice(point), longest);
}

function pointIn(note: string, tone: Tone): number {
  const ends = [...note.matchAll(SENTENCE_ENDS)].map((end) => end.index + end[0].length + 1);
  const starts = [0, ...ends].slice(0, SENTENCES_TO_POINT);
  return starts.find((start, place) => POINTS[tone]?.test(note.slice(start, ends[place]))) ?? 0;
}
