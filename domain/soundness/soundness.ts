import { z } from 'zod';
import { evidenceLines } from '#domain/ruling/evidence-lines.ts';
import { evidenceSchema, inBothLanguages } from '#domain/ruling/ruling.ts';

/** The questions of soundness, a star each. */
export const QUESTIONS = ['works', 'record', 'control', 'law', 'staying'] as const;
export type Question = (typeof QUESTIONS)[number];

const STARS = { yes: 1, partly: 0.5, no: 0, 'not-known': null } as const;
export type SoundnessAnswer = keyof typeof STARS;
export const SOUNDNESS_ANSWERS = Object.keys(STARS) as SoundnessAnswer[];

const answerSchema = z
  .strictObject({
    answer: z.enum(SOUNDNESS_ANSWERS),
    note: inBothLanguages.nullable().default(null),
    evidence: z.array(evidenceSchema).max(12).default([]),
  })
  .superRefine(({ answer, note, evidence }, context) => {
    if (answer === 'not-known') return;
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (!note) refuse('note', 'must say what was found');
    if (evidence.length === 0) refuse('evidence', 'must name a source');
  });

export const soundnessSchema = z.partialRecord(z.enum(QUESTIONS), answerSchema);
/** The answers about a listing's soundness by question; a missing question is unanswered. */
export type Soundness = z.output<typeof soundnessSchema>;

// Stars are the sum of the answers. `rating` is stored and in the API: an editor's estimate, or the stars rounded down where there
// are any. `shownRating` is on pages: the stars, or else the estimate. The column `rating_key` is twice that, for sorting.

/** The sum of the stars, in halves; null: a question is open. */
export function starsOf(soundness: Soundness): number | null {
  let sum = 0;
  for (const question of QUESTIONS) {
    const stars = STARS[soundness[question]?.answer ?? 'not-known'];
    if (stars === null) return null;
    sum += stars;
  }
  return sum;
}

/** The listing, rated by its soundness: the stars rounded down, at least 1. Its own rating stays where a question is open. */
export function ratedBySoundness<Rated extends { rating: number | null; soundness: Soundness }>(
  listing: Rated,
): Rated {
  const stars = starsOf(listing.soundness);
  return stars === null ? listing : { ...listing, rating: Math.max(1, Math.floor(stars)) };
}

/** The rating that pages show, in halves; null: not rated. */
export function shownRating(
  listing: { shownRating: number | null } | { rating: number | null; soundness: Soundness },
): number | null {
  return 'shownRating' in listing
    ? listing.shownRating
    : (starsOf(listing.soundness) ?? listing.rating);
}

/** The answers as lines for a comparison, by name. */
export function soundnessLines(soundness: Soundness): [name: string, text: string][] {
  return QUESTIONS.flatMap((question) => {
    const { answer, note, evidence } = soundness[question] ?? {};
    if (!answer) return [];
    const lines: [string, string][] = [[question, answer]];
    if (note) lines.push([`${question}, note`, note.en], [`${question}, note (ar)`, note.ar]);
    return [...lines, ...evidenceLines(question, evidence ?? [])];
  });
}
