import { expect, test } from 'vitest';
import { nearestInList } from './nearest-in-list.ts';

const ENTRIES = [
  ['Jamia Binnori Town, Darul Ifta'],
  ['Dar al-Ifta, Egypt', 'دار الإفتاء المصرية'],
  ['European Council for Fatwa and Research'],
];

test.each([
  ['/positions/dar-al-ifta', ['Dar al-Ifta, Egypt', 'Jamia Binnori Town, Darul Ifta']],
  ['/en/positions/darul-ifta', ['Jamia Binnori Town, Darul Ifta', 'Dar al-Ifta, Egypt']],
  ['/positions/دار-الافتاء', ['Dar al-Ifta, Egypt']],
  ['/positions/nobody-at-all', []],
])('at %s the nearest names are %o', (pathname, names) => {
  const found = nearestInList(pathname, ENTRIES, (entry) => entry);
  expect(found.map(([name]) => name)).toEqual(names);
});
