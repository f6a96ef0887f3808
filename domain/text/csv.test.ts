import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CsvError, readCsv } from './csv.ts';

test('CSV that is written is read again, with quotes only where a field needs or has them', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r', 'ب', ' ') });
  const record = fc.array(fc.record({ text, isQuoted: fc.boolean() }), { minLength: 1 });
  fc.assert(
    fc.property(fc.array(record, { minLength: 1 }), (records) => {
      const lines = records.map((fields) =>
        fields
          .map(({ text, isQuoted }) =>
            // A record of one empty field without quotes is an empty line.
            isQuoted || /^"|[,\r\n]/.test(text) || (text === '' && fields.length === 1)
              ? `"${text.replaceAll('"', '""')}"`
              : text,
          )
          .join(','),
      );
      expect([...readCsv(lines.join('\r\n'))]).toEqual(
        records.map((fields) => fields.map(({ text }) => text)),
      );
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
