import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CsvError, readCsv } from './csv.ts';

test('CSV that is written is read again', () => {
  const field = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r', 'ب', ' ') });
  fc.assert(
    fc.property(fc.array(fc.array(field, { minLength: 1 }), { minLength: 1 }), (records) => {
      const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
      const text = records.map((record) => record.map(quote).join(',')).join('\r\n');
      expect([...readCsv(text)]).toEqual(records);
    }),
  );
});

test.each([
  ['', []],
  [
    'a,b\nc,d\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['\ufeffa,', [['a', '']]],
  ['a 5" disk,"b"\r\n', [['a 5" disk', 'b']]],
])('%j is read', (text, records) => {
  expect([...readCsv(text)]).toEqual(records);
});

test.each([
  ['an open quote', 'a\n"b', 'record 2 is not CSV'],
  ['letters after a quote', 'a\nb\n"c"d', 'record 3 is not CSV'],
  ['a long field', 'x'.repeat(10_000_000), 'record 1 has a field that is too long'],
  ['a long field in quotes', `"${'x'.repeat(20_001)}"`, 'record 1 has a field that is too long'],
])('%s is refused, with its record', (_, text, message) => {
  expect(() => [...readCsv(text)]).toThrow(new CsvError(message));
});
