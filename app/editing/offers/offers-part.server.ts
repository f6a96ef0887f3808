import type { Part } from '#app/editing/part/part.server.ts';
import { checkOffersForm, ROWS } from './check-offers.ts';
import { formOfOffers, type OffersValues } from './typed-offers.ts';

export const offersPart: Part<{ input: OffersValues }> = {
  name: 'offers',
  own: ({ listing: { offers }, version }) => ({ input: formOfOffers(offers, version) }),
  rows: ROWS,
  check: checkOffersForm,
};
