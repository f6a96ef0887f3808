import type { Part } from '#app/editing/part/part.server.ts';
import { checkSoundnessForm, ROWS } from './check-soundness.ts';
import { type LoadedSoundness, soundnessInput } from './typed-soundness.ts';

export const soundnessPart: Part<Pick<LoadedSoundness, 'rating' | 'input'>> = {
  name: 'soundness',
  own: ({ listing: { rating, soundness }, version }) => ({
    rating,
    input: soundnessInput(soundness, version),
  }),
  rows: ROWS,
  check: checkSoundnessForm,
};
