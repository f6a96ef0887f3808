import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { loadHome } from '#app/home/load-home.server.ts';
import { ruledSummaries } from '#app/listing/ruled-summaries.server.ts';
import { CoinCells } from '#app/lists/coin-cells.tsx';
import { learnAttributes } from '#app/markup/attributes.ts';
import { Body, BodyRenderer } from '#app/markup/body.tsx';
import { textOf } from '#app/markup/html.ts';
import { markupOf } from '#app/markup/markup.ts';
import { loadProfile } from '#app/profile/load-profile.server.ts';
import { type Profile, ProfilePage } from '#app/profile/profile-page.tsx';
import Home from '#app/routes/site/home.tsx';
import { findListing, findListings } from '#domain/listing/find.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { cacheTally } from '#domain/listing/summary/tally-cache.ts';
import { cacheIdentifiers } from '#domain/look-alike/identifier-cache.ts';
import { cachePositions } from '#domain/position/positions.ts';
import { seenKey } from '#domain/quote/seen-key.ts';
import { mainGlance } from '#domain/ruling/ruling-glance.ts';
import { sharedDatabase } from '#tests/rig/database.ts';
import { newMarketCoin } from '#tests/samples/market-coins.ts';
import { EVIDENCE } from '#tests/samples/rulings.ts';

const { db } = await sharedDatabase('starter');
const unchanging = { onChange: () => {}, isListening: () => true };
const provided = {
  db,
  log: { warn: () => {}, error: (details: object) => expect.fail(JSON.stringify(details)) },
  origin: 'https://tabayyan.example',
  identifiers: cacheIdentifiers(db, unchanging),
  positions: cachePositions(db, unchanging),
  tally: cacheTally(db, unchanging),
  market: { coinOf: async () => ({ coin: newMarketCoin() }) },
  imageAddress: () => null,
} as unknown as Parameters<typeof loadProfile>[0] & Parameters<typeof loadHome>[0];

const BACK = { path: '/', label: 'back' };

/** The HTML of a page at `path` by React alone, and by the renderer that caches sections. */
function htmlOf(page: ReactNode, path = '/'): { byReact: string; ours: string | null } {
  let ours: string | null = null;
  const inFrame = (byReact: boolean) => {
    const value = (content: ReactNode) => {
      const markup = markupOf(content, 'nonce');
      ours = markup && textOf(markup.html);
      return ours;
    };
    // biome-ignore lint/correctness/noChildrenProp: the types require the children among the properties.
    const body = createElement(Body, { byReact, children: page });
    const element = createElement(BodyRenderer, { value }, body);
    const router = createMemoryRouter([{ id: 'root', path: '*', element }], {
      initialEntries: [path],
      hydrationData: { loaderData: { root: { links: {} } } },
    });
    return createElement(RouterProvider, { router });
  };
  const byReact = renderToString(inFrame(true)).slice('<body>'.length, -'</body>'.length);
  renderToString(inFrame(false));
  return { byReact, ours };
}

function profilePage(profile: Profile): ReactNode {
  // biome-ignore lint/correctness/noChildrenProp: the types require the children among the properties.
  return createElement(ProfilePage, { profile, back: BACK, children: null });
}

function rowOf(cells: Parameters<typeof CoinCells>[0]): ReactNode {
  const row = createElement('tr', null, createElement(CoinCells, cells));
  return createElement('table', null, createElement('tbody', null, row));
}

type HomeData = Parameters<typeof Home>[0]['loaderData'];

function homePage(loaderData: HomeData): ReactNode {
  return createElement(Home, { loaderData } as Parameters<typeof Home>[0]);
}

/** The profile with what the starter listings lack: a fee, a quote that was looked for, and a dead link. */
function withEverySection(profile: Profile): Profile {
  const { url, quote } = EVIDENCE;
  const spotFee = { maker: 0.1, taker: 0.2, evidence: [EVIDENCE] };
  return {
    ...profile,
    terms: profile.terms && { terms: { spotFee }, refused: [] },
    seenQuotes: { [seenKey(url, quote)]: { state: 'seen', lookedOn: '2026-11-01', seenOn: null } },
    deadLinks: { [url]: { isGone: true, at: '2026-11-02T00:00:00.000Z' } },
    soundness: {
      ...profile.soundness,
      answers: profile.soundness.answers.map((answer) => ({ ...answer, evidence: [EVIDENCE] })),
    },
  };
}

/** The paths of all texts, numbers and booleans in a value. */
function leavesOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object') return [path];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

/** A copy with another value at `path`. */
function changedAt<Data>(data: Data, path: string[]): Data {
  const copy = structuredClone(data);
  let parent = copy as Record<string, unknown>;
  for (const key of path.slice(0, -1)) parent = parent[key] as Record<string, unknown>;
  const last = String(path.at(-1));
  const value = parent[last];
  // A day stays a day.
  const isDay = /^2026-/.test(String(value));
  if (typeof value === 'string') parent[last] = isDay ? `2025${value.slice(4)}` : `${value}1`;
  if (typeof value === 'number') parent[last] = value + 1;
  if (typeof value === 'boolean') parent[last] = !value;
  return copy;
}

/** The first leaves of each part of a page's data, and of the others one of many, as rows of a list are alike. */
function sampleOf(paths: string[][], each: number): string[][] {
  return paths.filter(([part], place) => place % each === 0 || paths[place - 8]?.[0] !== part);
}

/** Changes a sample of the page's values one by one; expects what React renders. Returns how many changed the page. */
function compareChanges<Data>(page: (data: Data) => ReactNode, data: Data, each: number): number {
  for (const _ of [1, 2, 3]) {
    htmlOf(page(data));
    learnAttributes();
  }
  const { byReact: unchanged } = htmlOf(page(data));
  let compared = 0;
  for (const path of sampleOf(leavesOf(data), each)) {
    let html: ReturnType<typeof htmlOf>;
    try {
      html = htmlOf(page(changedAt(data, path)));
    } catch {
      // An invalid verdict or day cannot be shown.
      continue;
    }
    // Null: an attribute shown for the first time, which React writes.
    if (html.ours === null) continue;
    expect(html.ours, path.join('.')).toBe(html.byReact);
    if (html.byReact !== unchanged) compared += 1;
  }
  return compared;
}

// The sections that both have are sampled on the coin's page.
test.each([
  ['coin', 'bitcoin', 80],
  ['exchange', 'binance', 400],
] as const)(
  'a section of the page of %s %s is rendered again when anything in it changes',
  async (kind, id, each) => {
    const listing = (await findListing(db, kind, id)) as Listing;
    const profile = withEverySection(await loadProfile(provided, listing, null, 'ar'));
    expect(compareChanges(profilePage, profile, each)).toBeGreaterThan(20);
  },
);

test('a section of the home page is rendered again when anything in it changes', async () => {
  const { data } = await loadHome(provided, new URL('https://tabayyan.example/'));
  expect(compareChanges(homePage, data, 25)).toBeGreaterThan(20);
});

test('a row of coins is rendered again when anything in it changes', async () => {
  const listed = await findListings(db, 'coin', ['bitcoin']);
  const [summary] = await ruledSummaries(provided, listed, 'ar', 'paginated');
  if (!summary) return expect.unreachable();
  const coin = { ...summary, changedAt: '2026-11-01T00:00:00.000Z' };
  const common = mainGlance(coin.rulings)?.firmness?.name;
  const cells = { coin, rank: 1, factsFrom: 'md', isDated: true, common } as const;
  expect(compareChanges(rowOf, cells, 1)).toBeGreaterThan(10);
  const { ours, byReact } = htmlOf(rowOf(cells), '/en');
  expect(ours).toBe(byReact);
});
