import { describe, expect, test } from 'vitest';
import type { Licence } from '#domain/licence/licence.ts';
import { newAbsence, newLicence } from '#tests/samples/licences.ts';
import { registerFile, registerRow as row } from '#tests/samples/register-file.ts';
import { compareRegister, keyOfEntry } from './compare-register.ts';
import { readEuRegister } from './eu-register.ts';

const LEI = '5299005V5GBSN2A4C303';
const OTHER_LEI = '5299005V5GBSN2A4C304';

const held = (change: Partial<Licence> = {}): Licence =>
  newLicence({
    country: 'EU',
    company: 'One EU GmbH',
    number: LEI,
    words: 'a. custody | b. platform',
    ...change,
  });

const compared = async (
  rows: string[],
  licences: Licence[] = [],
  names = ['One Coin', 'ون كوين'],
) => {
  const entries = await readEuRegister(registerFile(...rows));
  return compareRegister(new Map(entries.map((entry) => [keyOfEntry(entry), entry])), [
    { id: 'one', names, website: 'https://www.one.example/en', licences },
  ]);
};
const kinds = async (...given: Parameters<typeof compared>) =>
  (await compared(...given)).map(({ what }) => what);

describe('an entry that no licence has', () => {
  test('is found by the address of an exchange, or by the LEI of one of its companies', async () => {
    expect(await kinds([row('Any GmbH', OTHER_LEI, '', 'https://one.example')])).toEqual(['found']);
    const same = row('One EU GmbH', LEI, '', 'one.eu');
    const second = row('One Custody GmbH', LEI, '', 'one.eu');
    expect(await compared([same, second], [held()])).toMatchObject([
      { what: 'found', exchange: 'one', company: 'One Custody GmbH' },
    ]);
  });

  test('is doubtful where it shares only a name, whatever its letters and accents', async () => {
    expect(await kinds([row('Any GmbH', OTHER_LEI, 'ONE-COIN', 'one.eu')])).toEqual(['doubtful']);
    expect(await kinds([row('Any GmbH', OTHER_LEI, 'ون كوين', 'one.eu')])).toEqual(['doubtful']);
    expect(await kinds([row('BİTCI A.Ş.', OTHER_LEI, '', '')], [], ['Bıtci'])).toEqual([
      'doubtful',
    ]);
  });

  test('is nothing where the name is within a longer word, or the address within another', async () => {
    expect(await compared([row('Stone Coiner', OTHER_LEI, '', 'notone.example')])).toEqual([]);
  });
});

describe('a licence', () => {
  test('that is as in the register needs nobody, and an absence has no entry', async () => {
    const same = row('ONE EU  GmbH', LEI, 'One Coin', 'one.example');
    expect(await compared([same], [held(), newAbsence({ country: 'EU' })])).toEqual([]);
  });

  test('is as in the register whatever blanks are beside the sign between its services', async () => {
    const same = row('One EU GmbH', LEI, '', '', { services: 'a. custody |b. platform' });
    expect(await compared([same], [held()])).toEqual([]);
  });

  test('is changed where the register has another day or other services', async () => {
    const until = row('One EU GmbH', LEI, '', '', { until: '24/04/2026' });
    expect(await compared([until], [held()])).toMatchObject([
      { what: 'changed', detail: 'last day: here nothing, in the register 2026-04-24' },
    ]);
    const services = row('One EU GmbH', LEI, '', '', { services: 'a. custody' });
    const [task] = await compared([services], [held()]);
    expect(task?.detail).toContain('in the register a. custody');
    const [other] = await compared([until], [held()]);
    expect(task?.key).not.toBe(other?.key);
  });

  test('is gone where no entry has its company and number', async () => {
    const other = row('Other GmbH', OTHER_LEI, '', 'other.example');
    expect(await kinds([other], [held()])).toEqual(['gone']);
  });
});
