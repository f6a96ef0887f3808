import { beforeAll, expect, test } from 'vitest';
import { htmlChecker } from '#tests/requests/html-rules.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { openSnapshotSite, openStarterSite } from '#tests/snapshot/site.ts';
import {
  contractOf,
  readSnapshot,
  type Snapshot,
  visit,
  visitSitemap,
} from '#tests/snapshot/snapshot.ts';

// One visit of every address serves both tests. The second also visits the starter content, which has what no listing of the
// snapshot has, such as positions and the sources of products.

let expected: Snapshot['contract'];
const taken: Snapshot['contract'] = {};
let pages = 0;
/** One address for each error in the HTML: most are on many pages. */
const errors = new Map<string, string>();

beforeAll(async () => {
  const check = htmlChecker();
  expected = (await readSnapshot()).contract;
  const database = await newDatabase();
  try {
    await using site = await openSnapshotSite(database.url);
    for await (const answer of visit(site, Object.keys(expected).filter(isVisited))) {
      const { address, body, isPage } = answer;
      taken[address] = contractOf(answer);
      if (!isPage) continue;
      pages += 1;
      if (isItsTurn(address)) for (const error of await check(body)) errors.set(error, address);
    }
  } finally {
    await database.close();
  }
  const starter = await newDatabase('starter');
  try {
    await using site = await openStarterSite(starter.url);
    const isWanted = (address: string) => isItsTurn(address, starterKinds);
    for await (const { address, body } of visitSitemap(site, isWanted)) {
      for (const error of await check(body)) errors.set(error, address);
    }
  } finally {
    await starter.close();
  }
}, 300_000);

// The public contract: statuses, headers, redirects, and the bodies of the API, feeds and other files. Bodies of pages
// are not part of it. `tests/snapshot/take-snapshot.ts --compare` shows their changes, `--accept` stores them.
test('every address answers as in the snapshot, pages in one of their languages', () => {
  const visited = Object.keys(expected).filter(isVisited);
  const changed = visited.filter((address) => taken[address] !== expected[address]);
  expect(changed, 'see node tests/snapshot/take-snapshot.ts --compare').toEqual([]);
});

const CHECKED_EVERY = 16;
const checkable = new Map<string, number>();
const starterKinds = new Map<string, number>();

// A page in both languages is visited in one of them, by the length of its address; files and data are in both.
function isVisited(address: string): boolean {
  const bare = bareOf(address);
  if (/\.\w+(\?|$)/.test(bare) || !expected[bare] || !expected[englishOf(bare)]) return true;
  return (bare === address) === bare.length % 2 > 0;
}

// Every sixteenth of the listings' pages and of those of a list. `npm run html` checks all.
function isItsTurn(address: string, kinds = checkable): boolean {
  const bare = bareOf(address);
  const kind = bare
    .replace(/^\/(coin|exchange|positions|country)\/[^/?]+/, '/$1/:id')
    .replaceAll(/=[^&]*/g, '=');
  const earlier = kinds.get(kind) ?? 0;
  kinds.set(kind, earlier + 1);
  return earlier % CHECKED_EVERY === 0;
}

const bareOf = (address: string) =>
  address.replace(/^\/en(?=[/?]|$)/, '').replace(/^(?=\?|$)/, '/');
const englishOf = (bare: string) => `/en${bare.replace(/^\/(?=\?|$)/, '')}`;

test('every kind of page, public and of the admin, is valid HTML', () => {
  expect([...errors]).toEqual([]);
  expect(pages).toBeGreaterThan(200);
  expect(checkable.size).toBeGreaterThan(100);
  expect([...starterKinds.keys()]).toEqual(
    expect.arrayContaining(['/positions', '/positions/:id', '/country/:id']),
  );
});
