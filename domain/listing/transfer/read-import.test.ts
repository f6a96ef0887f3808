import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { readImport } from './read-import.ts';

afterEach(() => z.config(z.locales.en()));

test.each([
  ['English', z.locales.en],
  ['another language', z.locales.ja],
])(
  'a value that is missing and one of another type are told apart, with messages in %s',
  (_, locale) => {
    z.config(locale());
    const raw = { id: 'one', name: 'One', licences: [{ regulator: 7 }] };
    const { rejected } = readImport([{ kind: 'exchange', where: '1', raw }], new Date());
    expect(rejected).toContain('1 (one): left out: licences.0.country: is missing');
    expect(rejected).toContain('1 (one): left out: licences.0.regulator: is not of type object');
  },
);
