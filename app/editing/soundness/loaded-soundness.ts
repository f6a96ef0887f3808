import type { FormAnswer } from '#app/editing/form/answer.ts';
import type { ChangesConflict } from '#app/editing/form/changes-notice.tsx';
import type { Kind } from '#domain/listing/kind.ts';
import type { SoundnessInput } from './typed-soundness.ts';

/** A listing's answers about soundness, as their screen is given them. */
export interface LoadedSoundness {
  kind: Kind;
  id: string;
  name: string;
  version: number;
  rating: number | null;
  /** Initial values of the form. */
  input: SoundnessInput;
  /** ISO date. */
  today: string;
  email: string;
}

/** The listing as another editor has saved it since. */
export interface SoundnessConflict extends ChangesConflict {
  latest: LoadedSoundness;
}

/** The outcome of an attempt to save the answers. */
export type SoundnessFormAnswer = FormAnswer<SoundnessConflict>;
