import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newLicence } from '#tests/samples/licences.ts';
import { compareRegister } from './compare-register.ts';
import { readCsv } from './csv.ts';
import { hostsOf, OtherShape, readEuRegister } from './eu-register.ts';
import type { Licence } from './licence.ts';
import { EU_REGISTER } from './registers.ts';

// Made in the shape of the file, with its faults: a nameless column, line breaks in fields, addresses without a scheme.
const HEAD =
  'ae_competentAuthority,ae_homeMemberState,ae_lei_name,ae_lei,ae_commercial_name,ae_website,ac_authorisationNotificationDate,ac_authorisationEndDate,ac_serviceCode,';
const row = (company: string, lei: string, trade: string, site: string, until = '') =>
  `"Authority  of\nOne",AT,"${company}",${lei},"${trade}",${site},28/05/2025,${until},"a. custody | b. platform",`;
const file = (...rows: string[]) => `\ufeff${[HEAD, ...rows].join('\r\n')}\r\n`;
const LEI = '5299005V5GBSN2A4C303';
const held = (change: Partial<Licence> = {}): Licence =>
  newLicence({ company: 'One EU GmbH', number: LEI, url: EU_REGISTER.url, ...change });
const compared = (text: string, licences: Licence[] = []) =>
  compareRegister(readEuRegister(text), [
    {
      ...{ id: 'one', names: ['One Coin', 'ون كوين'], website: 'https://www.one.example/en' },
      licences,
    },
  ]);

test('CSV that is written is read again', () => {
  const field = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r', 'ب', ' ') });
  fc.assert(
    fc.property(fc.array(fc.array(field, { minLength: 1 }), { minLength: 1 }), (records) => {
      const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
      const text = records.map((record) => record.map(quote).join(',')).join('\r\n');
      expect(readCsv(text)).toEqual(records);
    }),
  );
});

describe('the European register', () => {
  test('is read by the names of its columns, with line breaks in fields', () => {
    const [entry] = readEuRegister(file(row('One, EU GmbH', LEI, 'One', 'www.one.example')));
    expect(entry).toEqual({
      ...{ company: 'One, EU GmbH', lei: LEI, tradeNames: 'One', hosts: ['one.example'] },
      ...{ authority: 'Authority of One', from: '2025-05-28', until: null },
      services: 'a. custody | b. platform',
    });
  });

  test.each([
    ['no file', ''],
    ['a page', '<html><body>Please wait</body></html>'],
    ['a head alone', `${HEAD}\r\n`],
    ['a missing column', file(row('One', LEI, '', '')).replace('ae_lei,', 'lei,')],
    ['a day of another form', file(row('One', LEI, '', '').replace('28/05/2025', '2025-05-28'))],
    ['a day that does not exist', file(row('One', LEI, '', '').replace('28/05', '31/02'))],
    ['an entry without a company', file(row('', LEI, '', ''))],
    ['half a download', file(row('One', LEI, '', '')).slice(0, -12)],
    ['a line of ten megabytes', file('x'.repeat(10_000_000))],
  ])('refuses %s', (_, text) => {
    expect(() => readEuRegister(text)).toThrow(OtherShape);
  });

  test('names an entry without a company by its trade name, and may lack its day', () => {
    const [entry] = readEuRegister(file(row('', LEI, 'One', '').replace('28/05/2025', '')));
    expect([entry?.company, entry?.from]).toEqual(['One', null]);
  });

  test('has addresses in many forms', () => {
    expect(hostsOf('https.//coinbase.com')).toEqual(['coinbase.com']);
    expect(hostsOf(' WWW.okx.com | https://www.gate.com/en-eu')).toEqual(['okx.com', 'gate.com']);
    expect(hostsOf('=HYPERLINK("x")')).toEqual([]);
  });
});

describe('a new copy of the register', () => {
  test('names an entry with the address of an exchange', () => {
    const { found, doubtful } = compared(file(row('Any GmbH', LEI, '', 'https://one.example')));
    expect(found.map(({ exchange }) => exchange)).toEqual(['one']);
    expect(doubtful).toEqual([]);
  });

  test('leaves an entry that has only its name to an editor', () => {
    const { found, doubtful } = compared(file(row('Any GmbH', LEI, 'ONE-COIN', 'one.eu')));
    expect(found).toEqual([]);
    expect(doubtful.map(({ exchange }) => exchange)).toEqual(['one']);
  });

  test('finds no name within a longer word', () => {
    const { found, doubtful } = compared(file(row('Stone Coiner', LEI, '', 'notone.example')));
    expect([found, doubtful]).toEqual([[], []]);
  });

  test('has nothing to do for an entry that is held', () => {
    const text = file(row('One EU GmbH', LEI, 'One Coin', 'one.example'));
    expect(compared(text, [held()])).toEqual({ found: [], doubtful: [], ended: [], gone: [] });
  });

  test('tells of an end and of an entry that is gone, and changes neither', () => {
    const text = file(row('One EU GmbH', LEI, '', 'one.example', '24/04/2026'));
    const gone = held({ company: 'One Old GmbH' });
    const tasks = compared(text, [held(), gone]);
    expect(tasks.ended).toEqual([{ exchange: 'one', licence: held(), until: '2026-04-24' }]);
    expect(tasks.gone).toEqual([{ exchange: 'one', licence: gone }]);
  });
});
