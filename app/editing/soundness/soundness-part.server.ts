import type { Part } from '#app/editing/part/part.server.ts';
import { checkSoundnessForm, ROWS } from './check-soundness.ts';
import { formOfSoundness, type LoadedSoundness } from './typed-soundness.ts';

export const soundnessPart: Part<Pick<LoadedSoundness, 'rating' | 'input'>> = {
  name: 'soundness',
  own: ({ listing: { rating, soundness }, version }) => ({
    rating,
    input: formOfSoundness(soundness, version),
  }),
  rows: ROWS,
  check: checkSoundnessForm,
};
