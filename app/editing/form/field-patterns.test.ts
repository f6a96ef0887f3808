import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkForm } from '#app/editing/form/check-form.ts';
import { typedTerms } from '#app/editing/terms/typed-terms.ts';
import { fieldPattern, rowListPattern } from './field-patterns.ts';
import { typed, typedInBoth } from './typed-texts.ts';

const row = z.preprocess((value) => value ?? {}, z.object({ url: typed }));
const schema = z
  .object({
    version: typed,
    status: z.enum(['open', 'closed']).catch('open'),
    reason: typedInBoth,
    criteria: z.record(z.string(), z.object({ evidence: z.array(row).default([]) })).default({}),
  })
  .transform((input) => input);

test.each([
  'version',
  'status',
  'reason.en',
  'criteria.riba.evidence[0].url',
  'criteria.riba.evidence[99].url',
])('%s is a field of the form', (name) => {
  expect(name).toMatch(fieldPattern(schema));
});

test.each([
  'other',
  'reason',
  'reason.fr',
  'reasonxen',
  'version.en',
  'criteria.riba.evidence',
  'criteria.riba.evidence[100].url',
  'criteria.riba.evidence[0].title',
  'criteria.constructor.evidence[0].url',
])('%s is not a field of the form', (name) => {
  expect(name).not.toMatch(fieldPattern(schema));
});

test('the lists of a form are those of its schema', () => {
  expect('criteria.riba.evidence').toMatch(rowListPattern(schema));
  expect('criteria').not.toMatch(rowListPattern(schema));
  expect('criteria.constructor.evidence').not.toMatch(rowListPattern(schema));
});

test('a field that is added to the schema of a part is read from its form', () => {
  const form = new FormData();
  form.set('slogan', 'typed');
  form.set('unknown', 'typed');
  const { payload } = checkForm(form, typedTerms.extend({ slogan: typed }));
  expect(payload).toEqual({ slogan: 'typed' });
});

test('a schema with a value that no field can hold is refused', () => {
  expect(() => fieldPattern(z.object({ rating: z.number() }))).toThrow(
    'a form has no field for a value of type number: rating',
  );
});
