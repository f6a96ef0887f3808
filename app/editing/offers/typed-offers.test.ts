import { expect, test } from 'vitest';
import { offersSchema } from '#domain/ruling/offers.ts';
import { EVIDENCE } from '#tests/samples/rulings.ts';
import { formOfOffers, offersFromForm, typedOffers } from './typed-offers.ts';

test('stored offers come back from their form as they were', () => {
  const offers = offersSchema.parse({
    spot: { offered: 'no', evidence: [EVIDENCE] },
    staking: { offered: 'not-known', evidence: [] },
    futures: { offered: 'yes', isMain: true, evidence: [EVIDENCE, EVIDENCE] },
  });
  expect(offersSchema.parse(offersFromForm(formOfOffers(offers, 1)))).toEqual(offers);
});

test('a scope with empty fields is left out', () => {
  expect(offersFromForm(typedOffers.parse({ version: '1' }))).toEqual({});
});
