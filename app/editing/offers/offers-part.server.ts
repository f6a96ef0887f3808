import type { Part } from '#app/editing/part/part.server.ts';
import { checkOffersForm, ROWS } from './check-offers.ts';
import { inputOf, type OffersInput } from './typed-offers.ts';

export const offersPart: Part<{ input: OffersInput }> = {
  name: 'offers',
  own: ({ listing: { offers }, version }) => ({ input: inputOf(offers, version) }),
  rows: ROWS,
  check: checkOffersForm,
};
