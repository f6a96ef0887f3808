import type { Part } from '#app/editing/part/part.server.ts';
import { checkOffersForm, ROWS } from './check-offers.ts';
import { type OffersInput, offersInput } from './typed-offers.ts';

export const offersPart: Part<{ input: OffersInput }> = {
  name: 'offers',
  own: ({ listing: { offers }, version }) => ({ input: offersInput(offers, version) }),
  rows: ROWS,
  check: checkOffersForm,
};
