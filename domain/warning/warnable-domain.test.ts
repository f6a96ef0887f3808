import { expect, test } from 'vitest';
import { AUTHORITY_PAGES } from '#domain/country/authority-pages.ts';
import { REGISTERS } from '#domain/licence/registers.ts';
import { hostOf } from '#domain/outbound/web-address.ts';
import { isNeverWarned, warnableDomain } from './warnable-domain.ts';

test('no authority to whose page the directory links is ever warned of, nor all of its publisher', () => {
  const hosts = [...AUTHORITY_PAGES, ...REGISTERS].map(({ url }) => hostOf(url));
  expect(hosts).toContain('cbben.thomsonreuters.com');
  expect(hosts.filter((host) => !isNeverWarned(host))).toEqual([]);
  expect(isNeverWarned('other.thomsonreuters.com')).toBe(false);
});

test.each([
  ['https://www.zormip.edu.pl/x', 'zormip.edu.pl'],
  ['https://www.zormip.edu.kg/x', 'zormip.edu.kg'],
  ['zormip.gv.uy', 'zormip.gv.uy'],
  ['zormip.ac', 'zormip.ac'],
  ['zormip.edu.eg', null],
  ['zormip.gob.mx', null],
  ['zormip.ac.uk', null],
  ['edu.pl', null],
])('a name is warned of where anybody can register it: %s', (entry, domain) => {
  expect(warnableDomain(entry)).toBe(domain);
});
