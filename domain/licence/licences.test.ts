import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '#domain/country/countries.ts';
import {
  ABSENCES,
  cellOf,
  cellsOf,
  exchangesTold,
  LICENCES,
  licensedIn,
  REGISTERS,
} from './licences.ts';

const TODAY = '2026-11-24';
const exchanges = readdirSync('db/starter/exchanges').map((file) => file.replace('.json', ''));

describe('the cell of an exchange in a country', () => {
  test('is licensed where the register has it, with the copy and its day', () => {
    const cell = cellOf('binance', 'AE', TODAY);
    expect(cell).toMatchObject({
      state: 'licensed',
      licence: { company: 'Binance FZE', number: 'VL/24/04/001', from: '2024-04-15' },
      register: { id: 'vara', copiedOn: '2026-07-22' },
    });
  });

  test('is that the exchange is not in the register only where its companies were looked for', () => {
    const cell = cellOf('kucoin', 'AE', TODAY);
    expect(cell).toMatchObject({ state: 'absent', register: { id: 'vara' } });
    expect('names' in cell && cell.names.length).toBeGreaterThan(1);
  });

  test.each(['bybit', 'kraken', 'rain', 'no-such'])(
    'is not yet looked at for %s, whose companies nobody has looked for',
    (exchange) => {
      expect(cellOf(exchange, 'AE', TODAY)).toEqual({ state: 'unseen' });
    },
  );

  test('is that no register was found where one was looked for, else not yet looked at', () => {
    expect(cellOf('rain', 'SA', TODAY)).toEqual({ state: 'noRegister' });
    expect(cellOf('rain', 'BH', TODAY)).toEqual({ state: 'unseen' });
  });

  test('in all countries is never "not in the register" for an exchange without an absence', () => {
    const absent = COUNTRIES.flatMap(({ code }) =>
      exchanges.filter((id) => cellOf(id, code, TODAY).state === 'absent'),
    );
    expect(absent).toEqual(ABSENCES.map(({ exchange }) => exchange));
  });
});

describe('the licences', () => {
  test('of an exchange are each of its companies', () => {
    const companies = cellsOf('kraken', TODAY).map(
      (cell) => 'licence' in cell && cell.licence.company,
    );
    expect(companies).toEqual([
      'Payward Global Solutions Limited',
      'Payward Europe Solutions Limited',
    ]);
  });

  test('are of known registers and exchanges, and none of an absent one', () => {
    const registers = REGISTERS.map(({ id }) => id);
    for (const { register, exchange } of [...LICENCES, ...ABSENCES]) {
      expect(registers).toContain(register);
      expect(exchanges).toContain(exchange);
    }
    for (const { register, exchange } of ABSENCES) {
      const here = cellsOf(exchange, TODAY).filter((cell) => cell.register.id === register);
      expect(here.map(({ state }) => state)).toEqual(['absent']);
    }
  });

  test('were given before their register was copied', () => {
    for (const { register: id, from } of LICENCES) {
      const register = REGISTERS.find((one) => one.id === id);
      expect(register && from <= register.copiedOn).toBe(true);
      expect(register && register.copiedOn <= register.readOn).toBe(true);
    }
  });

  test('in a country are those of seven exchanges in the Emirates and none elsewhere', () => {
    expect(licensedIn('AE', TODAY)).toHaveLength(7);
    expect(licensedIn('AE', TODAY)).not.toContain('kucoin');
    expect(licensedIn('FR', TODAY)).toEqual([]);
  });

  test('tell of an exchange once in a country', () => {
    expect(exchangesTold('EU')).toHaveLength(new Set(exchangesTold('EU')).size);
  });
});
