import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '#domain/country/countries.ts';
import { newAbsence, newLicence } from '#tests/samples/licences.ts';
import { cellsIn, cellsOf } from './cells.ts';
import { type Licence, licencesSchema } from './licence.ts';

const TODAY = '2026-11-24';
const statesIn = (country: string, licences: Licence[]) =>
  cellsIn(licences, country, TODAY).map(({ state }) => state);

describe('the cells of an exchange in a country', () => {
  test('are licensed, ended or not in the register as they are held, the licensed first', () => {
    const ended = newLicence({ status: 'ended', number: 'L/2' });
    const licences = [newAbsence(), ended, newLicence(), newLicence({ country: 'EU' })];
    expect(statesIn('AE', licences)).toEqual(['licensed', 'ended', 'absent']);
  });

  test('end with the last day of the licence, not before', () => {
    expect(statesIn('AE', [newLicence({ until: '2026-11-23' })])).toEqual(['ended']);
    expect(statesIn('AE', [newLicence({ until: TODAY })])).toEqual(['licensed']);
  });

  test('are never "not in the register" where nothing is held', () => {
    for (const { code, hasNoRegister } of COUNTRIES) {
      expect(statesIn(code, [])).toEqual([hasNoRegister ? 'noRegister' : 'unseen']);
    }
    expect(statesIn('BH', [newAbsence()])).toEqual(['unseen']);
  });
});

describe('a licence', () => {
  test.each<[string, Partial<Licence>]>([
    ['a company', { company: null }],
    ['the words of the register', { words: null }],
    ['a last day after the first', { until: '2025-05-27' }],
    ['a first day before the copy', { from: '2026-07-23' }],
    ['a copy before the day it was read', { copiedOn: '2026-11-23' }],
    ['the web address of the register', { url: 'javascript:alert(1)' }],
    ['a country', { country: 'Dubai' }],
  ])('needs %s', (_, change) => {
    expect(licencesSchema.safeParse([newLicence()]).success).toBe(true);
    expect(licencesSchema.safeParse([newLicence(change)]).success).toBe(false);
  });

  test.each(['url', 'copiedOn', 'readOn', 'names'] as const)(
    'is not said to be absent without %s',
    (part) => {
      const { [part]: _, ...rest } = newAbsence();
      expect(licencesSchema.safeParse([newAbsence()]).success).toBe(true);
      expect(licencesSchema.safeParse([rest]).success).toBe(false);
    },
  );
});

describe('the licences of the starter', () => {
  const folder = 'db/starter/exchanges';
  const all = readdirSync(folder).map((file) => {
    const { id, licences = [] } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
    return { id: id as string, licences: licencesSchema.parse(licences) };
  });

  test('are valid in the Emirates for seven exchanges', () => {
    const here = all.filter(({ licences }) => statesIn('AE', licences)[0] === 'licensed');
    expect(here).toHaveLength(7);
  });

  test('have a copy, its day and the names looked for in each cell of "not in the register"', () => {
    const absent = all.flatMap(({ licences }) =>
      cellsOf(licences, TODAY).filter(({ state }) => state === 'absent'),
    );
    expect(absent).toHaveLength(1);
    for (const { licence } of absent) {
      expect(licence.copiedBy?.en).toBe('a third party');
      expect(licence.copiedOn).toBe('2026-07-22');
      expect(licence.names.length).toBeGreaterThan(1);
    }
  });
});
