import { expect, test } from 'vitest';
import { checkTermsForm } from './check-terms.ts';

test.each([
  ['free', 'Please enter a number, such as 0.1'],
  ['150', 'Please enter 100 or less'],
  ['-2', 'Please enter -1 or more'],
])('a fee of %s is told how to be typed', (typed, message) => {
  const form = new FormData();
  form.set('version', '1');
  form.set('spotFee.maker', typed);
  form.set('spotFee.taker', '0.1');
  const { error } = checkTermsForm(form).reply();
  expect(error?.['spotFee.maker']).toEqual([message]);
});

test('errors are shown beside the fields of the form', () => {
  const form = new FormData();
  for (const [name, value] of [
    ['version', '1'],
    ['spotFee.maker', 'free'],
    ['deposits.currencies', 'AED, USD'],
    ['reserves.auditor', 'An auditor'],
  ] as const) {
    form.set(name, value);
  }
  const { error } = checkTermsForm(form).reply();
  expect(Object.keys(error ?? {}).toSorted()).toEqual([
    ...['deposits.currencies', 'deposits.evidence', 'reserves.evidence', 'reserves.liabilities'],
    ...['spotFee.evidence', 'spotFee.maker', 'spotFee.taker'],
  ]);
});
