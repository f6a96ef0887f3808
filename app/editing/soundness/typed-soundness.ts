import { z } from 'zod';
import {
  evidenceFromForm,
  formOfEvidence,
  typedEvidence,
} from '#app/editing/evidence/typed-evidence.ts';
import { bothOrNone, typed, typedInBoth } from '#app/editing/form/typed-texts.ts';
import type { LoadedPart } from '#app/editing/part/loaded-part.ts';
import { QUESTIONS, type Question, type Soundness } from '#domain/soundness/soundness.ts';

// The values of the form: all texts as they are typed. `soundnessSchema` checks their limits.

const answer = z
  .object({
    /** Empty: not answered. */
    answer: typed,
    note: typedInBoth,
    evidence: z.array(typedEvidence).default([]),
  })
  .prefault({});

const answers = Object.fromEntries(QUESTIONS.map((question) => [question, answer])) as Record<
  Question,
  typeof answer
>;

/** Reads the values of the form; nothing is checked but their shape. */
export const typedSoundness = z.object({ version: typed, ...answers });
export type SoundnessValues = z.output<typeof typedSoundness>;

export interface LoadedSoundness extends LoadedPart<SoundnessValues> {
  rating: number | null;
}

/** The form of stored answers. */
export function formOfSoundness(soundness: Soundness, version: number): SoundnessValues {
  const stored = QUESTIONS.flatMap((question) => {
    const { answer, note, evidence } = soundness[question] ?? {};
    if (!answer) return [];
    return [
      [question, { answer, note: note ?? undefined, evidence: formOfEvidence(evidence ?? []) }],
    ];
  });
  return typedSoundness.parse({ ...Object.fromEntries(stored), version: String(version) });
}

/** The answers in a form in their stored shape, not yet checked. A question without any text is left out. */
export function soundnessFromForm(input: SoundnessValues) {
  const given = QUESTIONS.flatMap((question) => {
    const { answer, note, evidence } = input[question];
    if (answer === '' && bothOrNone(note) === null && evidence.length === 0) return [];
    return [
      [question, { answer, note: bothOrNone(note), evidence: evidenceFromForm(evidence) }] as const,
    ];
  });
  return Object.fromEntries(given);
}
