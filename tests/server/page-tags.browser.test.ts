import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createListing, deleteListing, editParts, editTexts } from '#domain/listing/change/edit.ts';
import { saveEdit } from '#domain/listing/change/save.ts';
import { findVersioned } from '#domain/listing/find.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { addPosition, deletePosition, findPosition } from '#domain/position/positions.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';
import { type Site, startSite } from '#tests/rig/site.ts';
import { newContent } from '#tests/samples/listings.ts';
import { newPosition } from '#tests/samples/rulings.ts';

// The page cache drops the pages that read what has changed, and no others.

const PATHS = [
  '/',
  '/?tab=comparison&page=2',
  '/cryptocurrencies',
  '/cryptocurrencies?sort=rating',
  '/cryptocurrencies?sort=name',
  '/cryptocurrencies?category=haram',
  '/exchange',
  '/coin/bitcoin',
  '/coin/ethereum',
  '/coin/tether',
  '/coin/pepe',
  '/exchange/binance',
  '/exchange/rain',
  '/coin/aave/rulings/1',
  '/compare?ids=bitcoin,ethereum',
  '/methodology',
  '/positions',
  '/changes',
  '/changes?of=coin:bitcoin',
  '/changes?only=verdict',
  '/markets',
  '/check',
  '/mine/listings.json',
  '/about',
];
// The language decides what a page reads only where names or texts are chosen.
const IN_ENGLISH = ['/en', '/en/cryptocurrencies?sort=name', '/en/coin/bitcoin', '/en/changes'];

const by = 'editor@example.com';
const LISTINGS: [Kind, string][] = [
  ['coin', 'bitcoin'],
  ['coin', 'ethereum'],
  ['coin', 'pepe'],
  ['coin', 'solana'],
  ['exchange', 'binance'],
  ['exchange', 'rain'],
];

let site: Site;
const TOKEN = 'token-of-this-test-0123456789';

beforeAll(async () => {
  site = await startSite('starter', { environment: { METRICS_TOKEN: TOKEN } });
  await vi.waitUntil(() => site.changes.isListening(), { timeout: 10_000 });
});
afterAll(() => site.stop());

async function read(path: string): Promise<string> {
  const answer = await fetch(site.url + path);
  return `${answer.status} ${await answer.text()}`;
}

async function forgetAll(): Promise<void> {
  await site.db.execute(sql`notify listings`);
  await site.changes.caughtUp();
}

let made = 0;

type Edit = (kind: Kind, id: string) => Promise<unknown>;

const versionOf = async (kind: Kind, id: string) => {
  const stored = await findVersioned(site.db, kind, id);
  if (!stored) throw new Error(`${kind}/${id} is missing`);
  return stored;
};

type Values = { website: string } | { twitter: string } | { rank: number };

async function change(kind: Kind, id: string, values: Values): Promise<unknown> {
  const { version } = await versionOf(kind, id);
  return saveEdit(site.db, kind, id, { version, what: 'edited', by }, () => values);
}

const EDITS = {
  description: async (kind, id) => {
    const { listing, version } = await versionOf(kind, id);
    const { en } = listing.texts;
    if (!en) throw new Error('no English texts');
    const texts = { ...listing.texts, en: { ...en, description: `Text ${++made}` } };
    return editTexts(site.db, kind, id, texts, { version, by });
  },
  'Arabic name': async (kind, id) => {
    const { listing, version } = await versionOf(kind, id);
    const { ar } = listing.texts;
    if (!ar) throw new Error('no Arabic texts');
    const texts = { ...listing.texts, ar: { ...ar, name: `اسم ${++made}` } };
    return editTexts(site.db, kind, id, texts, { version, by });
  },
  verdict: async (kind, id) => {
    const { listing, version } = await versionOf(kind, id);
    const verdict: Verdict = listing.category === 'halal' ? 'haram' : 'halal';
    const spot = { ...listing.rulings.spot, verdict, ruledAt: '2026-05-01T00:00:00.000Z' };
    const rulings = { ...listing.rulings, spot: { grounds: null, ...spot } };
    return saveEdit(site.db, kind, id, { version, what: 'edited', by }, () => ({ rulings }));
  },
  'note on soundness': async (kind, id) => {
    const { listing, version } = await versionOf(kind, id);
    const note = { en: `Note ${++made}`, ar: `ملاحظة ${made}` };
    const works = { ...(listing.soundness.works ?? NO), note };
    const soundness = { ...listing.soundness, works };
    return editParts(site.db, kind, id, { soundness }, { version, by });
  },
  stars: async (kind, id) => {
    const { listing, version } = await versionOf(kind, id);
    const soundness = listing.soundness.works ? {} : { works: NO };
    return editParts(site.db, kind, id, { soundness }, { version, by });
  },
  website: (kind, id) => change(kind, id, { website: `https://site-${++made}.example` }),
  rank: (_, id) => change('coin', id, { rank: ++made }),
  'look-alike website': (kind, id) => change(kind, id, { website: nextLookAlike() }),
  'website like that of Tether': (kind, id) => {
    const letter = String.fromCharCode(97 + (++made % 26));
    return change(kind, id, { website: `https://tether${letter}.example` });
  },
  'look-alike handle': (kind, id) => {
    const [label = ''] = new URL(nextLookAlike()).hostname.split('.');
    return change(kind, id, { twitter: `@${label.replaceAll('-', '_')}` });
  },
  'namesake added': async (kind, id) => {
    const { listing } = await versionOf(kind, id);
    return add(kind, `${listing.texts.en?.name} ${++made}`, listing.website);
  },
  'look-alike added': (kind) => add(kind, `Listing ${++made}`, nextLookAlike()),
  'listing added': (kind) => add(kind, `Listing ${++made}`, `https://other-${made}.example`),
  'listing deleted': async (kind) => {
    const id = added[kind].pop();
    if (!id) throw new Error(`no ${kind} was added`);
    const { version } = await versionOf(kind, id);
    await deleteListing(site.db, kind, id, { version, by });
  },
  position: async (kind, id) => {
    const stored = await findPosition(site.db, 'of-this-test');
    if (stored) {
      return deletePosition(site.db, 'of-this-test', { by, version: stored.version });
    }
    const covers = [{ type: 'listing' as const, kind, id }];
    return addPosition(site.db, newPosition({ id: 'of-this-test', covers }), { by });
  },
  'dead link': async (kind, id) => {
    const { listing } = await versionOf(kind, id);
    await site.db.execute(sql`
      insert into link_checks (kind, listing_id, url, host, outcome, finding, checked_at, due_at)
      values (${kind}, ${id}, ${new URL(listing.website ?? 'https://x.example').href}, 'x', 'dead', '404', now(), now())
      on conflict (kind, listing_id, url) do update set outcome = case link_checks.outcome when 'dead' then 'alive' else 'dead' end`);
  },
} satisfies Record<string, Edit>;
type What = keyof typeof EDITS;
const WHATS = Object.keys(EDITS) as What[];

const added: Record<Kind, string[]> = { coin: [], exchange: [] };

async function add(kind: Kind, name: string, website: string | null): Promise<void> {
  const content = newContent({ name, website });
  const { id } = await createListing(site.db, kind, content, { key: `key-${made}`, by });
  added[kind].push(id);
}

/** Addresses that look like those of starter listings and like each other, in each of the ways that are looked for. */
const LOOK_ALIKES = [
  'https://bitcoin.example',
  'https://bltcoin.org',
  'https://bitcoins.org',
  'https://claim-bitcoin.org',
  'https://ethereun.org',
  'https://ehtereum.org',
  'https://binnance.com',
  'https://binance-login.com',
  'https://solarna.com',
  'https://solama.com',
];

function nextLookAlike(): string {
  return LOOK_ALIKES[++made % LOOK_ALIKES.length] ?? '';
}

const NO = {
  answer: 'no' as const,
  note: { en: 'It does not.', ar: 'لا يعمل.' },
  evidence: [
    {
      url: 'https://source.example/',
      title: 'A source',
      quote: 'It does not.',
      readOn: '2026-05-01',
    },
  ],
};

/** Pages among `paths` that are rendered again after an edit. */
async function droppedBy(what: What, kind: Kind, id: string, paths = PATHS): Promise<string[]> {
  for (const path of paths) await read(path);
  await EDITS[what](kind, id);
  await site.changes.caughtUp();
  const dropped = [];
  let before = await misses();
  for (const path of paths) {
    await read(path);
    const after = await misses();
    if (after > before) dropped.push(path);
    before = after;
  }
  return dropped;
}

async function misses(): Promise<number> {
  const answer = await fetch(`${site.url}/metrics`, {
    headers: { Authorization: `Bearer ${TOKEN}` },
  });
  const found = /^tabayyan_page_cache_requests_total\{[^}]*miss[^}]*\} (\d+)/m.exec(
    await answer.text(),
  );
  return Number(found?.[1]);
}

const OF_COINS = [
  '/cryptocurrencies',
  '/cryptocurrencies?sort=rating',
  '/cryptocurrencies?sort=name',
  '/cryptocurrencies?category=haram',
];
const LISTINGS_PAGES = PATHS.filter((path) => /^\/(coin|exchange)\/[a-z]+$/.test(path));
const HOME = ['/', '/?tab=comparison&page=2'];
const LEDGER = ['/changes', '/changes?of=coin:bitcoin', '/changes?only=verdict'];

test.each<[What, Kind, string, string[]]>([
  ['note on soundness', 'coin', 'pepe', ['/coin/pepe']],
  [
    'stars',
    'coin',
    'pepe',
    [
      ...HOME,
      ...OF_COINS,
      '/coin/pepe',
      '/methodology',
      '/markets',
      '/mine/listings.json',
      '/about',
    ],
  ],
  ['dead link', 'coin', 'pepe', ['/coin/pepe']],
  [
    'verdict',
    'coin',
    'pepe',
    [
      ...HOME,
      ...OF_COINS,
      '/coin/pepe',
      '/methodology',
      ...LEDGER,
      '/markets',
      '/mine/listings.json',
      '/about',
    ],
  ],
  [
    'position',
    'coin',
    'pepe',
    [
      ...HOME,
      ...OF_COINS,
      '/exchange',
      ...LISTINGS_PAGES,
      '/coin/aave/rulings/1',
      '/methodology',
      '/positions',
      ...LEDGER,
      '/markets',
      '/mine/listings.json',
      '/about',
    ],
  ],
])('an edit of the %s of %s %s drops the pages that show it', async (what, kind, id, paths) => {
  expect(await droppedBy(what, kind, id)).toEqual(paths);
});

test('an edit of the texts of a listing drops its page and that of no other listing', async () => {
  const dropped = await droppedBy('description', 'exchange', 'rain', LISTINGS_PAGES);
  expect(dropped).toEqual(['/exchange/rain']);
});

test.each<[What, string[]]>([
  ['website', ['/exchange/rain']],
  ['listing added', []],
  ['listing deleted', []],
  ['website like that of Tether', ['/coin/tether', '/exchange/rain']],
])('other identifiers (%s) drop the pages of listings that may look alike', async (what, pages) => {
  expect(await droppedBy(what, 'exchange', 'rain', LISTINGS_PAGES)).toEqual(pages);
});

test('after any edits every cached page equals one rendered afresh', {
  timeout: 300_000,
}, async () => {
  const edit = fc.record({
    what: fc.constantFrom(...WHATS),
    of: fc.constantFrom(...LISTINGS),
  });
  // In a round of its own each: an edit that drops most pages would hide what another fails to drop.
  type Edited = { what: What; of: [Kind, string] };
  const eachOnce = WHATS.map((what, nth): [Edited[]] => {
    const place = nth % LISTINGS.length;
    return [LISTINGS.slice(place, place + 1).map((of) => ({ what, of }))];
  });
  const all = [...PATHS, ...IN_ENGLISH];
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 4 }), async (edits) => {
      for (const { what, of } of edits) {
        if (what === 'listing deleted') await EDITS['listing added'](of[0]);
      }
      for (const path of all) await read(path);
      for (const { what, of } of edits) {
        const [kind, id] = what === 'rank' ? (['coin', 'solana'] as const) : of;
        await EDITS[what](kind, id);
      }
      await site.changes.caughtUp();
      const cached = new Map<string, string>();
      for (const path of all) cached.set(path, await read(path));
      await forgetAll();
      for (const path of all) {
        const fresh = await read(path);
        const old = cached.get(path) ?? '';
        if (fresh === old) continue;
        const place = [...fresh].findIndex((sign, at) => sign !== old[at]);
        // The texts from the first difference.
        const around = (text: string) => text.slice(Math.max(0, place - 100), place + 200);
        expect([path, around(old)]).toEqual([path, around(fresh)]);
      }
    }),
    { examples: eachOnce, numRuns: eachOnce.length + 3, seed: 21 },
  );
});
