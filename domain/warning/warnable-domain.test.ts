import { expect, test } from 'vitest';
import { AUTHORITY_PAGES } from '#domain/country/authority-pages.ts';
import { REGISTERS } from '#domain/licence/registers.ts';
import { hostOf } from '#domain/outbound/web-address.ts';
import { isNeverWarned } from './warnable-domain.ts';

test('no authority to whose page the directory links is ever warned of, nor all of its publisher', () => {
  const hosts = [...AUTHORITY_PAGES, ...REGISTERS].map(({ url }) => hostOf(url));
  expect(hosts).toContain('cbben.thomsonreuters.com');
  expect(hosts.filter((host) => !isNeverWarned(host))).toEqual([]);
  expect(isNeverWarned('other.thomsonreuters.com')).toBe(false);
});
