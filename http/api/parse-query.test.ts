import { expect, test } from 'vitest';
import type { z } from 'zod';
import {
  changesQuery,
  checkQuery,
  licencesQuery,
  listQuery,
  newsQuery,
} from '#domain/api/queries.ts';
import { parseQuery } from './parse-query.ts';

test.each<[string, z.ZodType, Record<string, string>]>([
  ['limit must be a number from 1 to 100.', listQuery, { limit: '0' }],
  ['limit must be a number from 1 to 100.', listQuery, { limit: '101' }],
  ['limit must be a number from 1 to 100.', listQuery, { limit: '1e9' }],
  ['sort must be createdAt, rating or name.', listQuery, { sort: 'price' }],
  ['category must be halal, questionable or haram.', listQuery, { category: '' }],
  ['q must have at most 200 characters.', listQuery, { q: 'x'.repeat(201) }],
  ['country must not contain NUL.', listQuery, { country: 'a\0' }],
  ['lang must be en or ar.', newsQuery, { lang: 'tr' }],
  ['before must be the number of an entry.', changesQuery, { before: 'x' }],
  ['q is required.', checkQuery, {}],
  ['q must not be empty.', checkQuery, { q: ' ' }],
  ['country must be a two-letter code.', licencesQuery, { country: 'UAE' }],
])('a wrong parameter is refused: %s', (error, schema, query) => {
  const [field] = error.split(' ');
  expect(parseQuery(schema, query)).toEqual({ refusal: { error, field } });
});
