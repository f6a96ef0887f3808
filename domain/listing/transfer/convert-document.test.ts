import { expect, test } from 'vitest';
import { NUMBER_FIELDS } from '#domain/listing/plain-field.ts';
import { convertDocument } from './convert-document.ts';

test.each(NUMBER_FIELDS)('%s is read as a number where it is written as a text', (name) => {
  expect(convertDocument({ [name]: ' 3 ' }, new Date()).document[name]).toBe(3);
});
