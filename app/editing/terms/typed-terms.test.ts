import { expect, test } from 'vitest';
import { termsSchema } from '#domain/terms/terms.ts';
import { EVIDENCE } from '#tests/samples/rulings.ts';
import { formOfTerms, termsFromForm, typedTerms } from './typed-terms.ts';

const evidence = [EVIDENCE];

test('stored facts come back from their form as they were', () => {
  const terms = termsSchema.parse({
    spotFee: { maker: -0.005, taker: 0.26, evidence },
    deposits: { currencies: ['AED', 'SAR'], evidence },
    refused: { countries: [], evidence },
    reserves: { on: null, auditor: 'An auditor', tellsLiabilities: false, evidence },
  });
  expect(termsSchema.parse(termsFromForm(formOfTerms(terms, 1)))).toEqual(terms);
  expect(termsFromForm(typedTerms.parse({ version: '1' }))).toEqual({});
});

test('codes may be typed in small letters and with any separator', () => {
  const typed = typedTerms.parse({ deposits: { currencies: 'aed; sar bhd' } });
  expect(termsFromForm(typed).deposits?.currencies).toEqual(['AED', 'SAR', 'BHD']);
});
