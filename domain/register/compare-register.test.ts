import { describe, expect, test } from 'vitest';
import { newAbsence, newLicence } from '#tests/samples/licences.ts';
import { registerFile, registerRow as row } from '#tests/samples/register-file.ts';
import { compareRegister } from './compare-register.ts';
import { readEuRegister } from './eu-register.ts';
import type { Licence } from '#domain/licence/licence.ts';

const LEI = '5299005V5GBSN2A4C303';
const OTHER_LEI = '5299005V5GBSN2A4C304';

const held = (change: Partial<Licence> = {}): Licence =>
  newLicence({
    ...{ country: 'EU', company: 'One EU GmbH', number: LEI },
    words: 'a. custody | b. platform',
    ...change,
  });

const compared = (rows: string[], licences: Licence[] = [], names = ['One Coin', 'ون كوين']) =>
  compareRegister(readEuRegister(registerFile(...rows)), [
    { id: 'one', names, website: 'https://www.one.example/en', licences },
  ]);
const kinds = (...given: Parameters<typeof compared>) => compared(...given).map(({ what }) => what);

describe('an entry that no licence has', () => {
  test('is found by the address of an exchange, or by the LEI of one of its companies', () => {
    expect(kinds([row('Any GmbH', OTHER_LEI, '', 'https://one.example')])).toEqual(['found']);
    const same = row('One EU GmbH', LEI, '', 'one.eu');
    const second = row('One Custody GmbH', LEI, '', 'one.eu');
    expect(compared([same, second], [held()])).toMatchObject([
      { what: 'found', exchange: 'one', company: 'One Custody GmbH' },
    ]);
  });

  test('is doubtful where it shares only a name, whatever its letters and accents', () => {
    expect(kinds([row('Any GmbH', OTHER_LEI, 'ONE-COIN', 'one.eu')])).toEqual(['doubtful']);
    expect(kinds([row('Any GmbH', OTHER_LEI, 'ون كوين', 'one.eu')])).toEqual(['doubtful']);
    expect(kinds([row('BİTCI A.Ş.', OTHER_LEI, '', '')], [], ['Bıtci'])).toEqual(['doubtful']);
  });

  test('is nothing where the name is within a longer word, or the address within another', () => {
    expect(compared([row('Stone Coiner', OTHER_LEI, '', 'notone.example')])).toEqual([]);
  });
});

describe('a licence', () => {
  test('that is as in the register needs nobody, and an absence has no entry', () => {
    const same = row('ONE EU  GmbH', LEI, 'One Coin', 'one.example');
    expect(compared([same], [held(), newAbsence({ country: 'EU' })])).toEqual([]);
  });

  test('is changed where the register has another day or other services', () => {
    const until = row('One EU GmbH', LEI, '', '', { until: '24/04/2026' });
    expect(compared([until], [held()])).toMatchObject([
      { what: 'changed', detail: 'last day: here nothing, in the register 2026-04-24' },
    ]);
    const services = row('One EU GmbH', LEI, '', '', { services: 'a. custody' });
    const [task] = compared([services], [held()]);
    expect(task?.detail).toContain('in the register a. custody');
    const [other] = compared([until], [held()]);
    expect(task?.key).not.toBe(other?.key);
  });

  test('is gone where no entry has its company and number', () => {
    const other = row('Other GmbH', OTHER_LEI, '', 'other.example');
    expect(kinds([other], [held()])).toEqual(['gone']);
  });
});
