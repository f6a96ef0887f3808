import type { Licence } from '#domain/licence/licence.ts';

/** A valid licence in the Emirates, made up. */
export function newLicence(change: Partial<Licence> = {}): Licence {
  return {
    status: 'licensed',
    country: 'AE',
    regulator: { en: 'An authority', ar: 'هيئة' },
    area: null,
    company: 'One FZE',
    number: 'L/1',
    services: ['platform'],
    from: '2025-05-28',
    until: null,
    words: 'Exchange',
    names: [],
    url: 'https://register.example/firms',
    copiedOn: '2026-07-22',
    copiedBy: null,
    readOn: '2026-11-22',
    note: null,
    ...change,
  };
}

/** An exchange that was looked for in such a register and not found. */
export function newAbsence(change: Partial<Licence> = {}): Licence {
  const nothing = { company: null, number: null, services: [], from: null, words: null };
  return newLicence({ status: 'absent', ...nothing, names: ['One Coin', 'One FZE'], ...change });
}
