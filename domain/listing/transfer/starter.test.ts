import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { withoutHiddenTexts } from '#domain/listing/hidden-texts.ts';
import { KIND, type Kind } from '#domain/listing/kind.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { methodOf, proposalBy } from '#domain/method/method.ts';
import { SPOT } from '#domain/method/scope.ts';
import { countDecisions, holdersOf, positionsOn } from '#domain/position/position-view.ts';
import { judgedIn, rulingsOf } from '#domain/ruling/ruling.ts';
import { readStarterListings, readStarterPositions } from './starter.ts';

const coins = await readStarterListings('coin');
const exchanges = await readStarterListings('exchange');
const all = [...coins, ...exchanges];
const everyListing = all.map((listing) => [`${listing.kind} ${listing.id}`, listing] as const);
const LANGUAGES = ['en', 'ar'] as const;
const PUBLIC = new URL('../../../public', import.meta.url);

test('a new directory starts with 40 coins and 16 exchanges or more', () => {
  expect(coins.length).toBeGreaterThanOrEqual(40);
  expect(exchanges.length).toBeGreaterThanOrEqual(16);
});

test.each([
  ['coin', coins],
  ['exchange', exchanges],
] as const)('every %s has an id, a symbol-name pair and a moment of its own', (_, listings) => {
  for (const key of [
    (listing: Listing) => listing.id,
    (listing: Listing) => listing.texts.en?.name,
    (listing: Listing) => listing.texts.ar?.name,
    (listing: Listing) => listing.createdAt.toISOString(),
  ]) {
    expect(twice(listings.map(key))).toEqual([]);
  }
});

test('no text of them has hidden characters', () => {
  for (const listing of all) expect(withoutHiddenTexts(listing).found, listing.id).toEqual([]);
});

test('no two coins have one rank or one market', () => {
  expect(twice(coins.flatMap(({ rank }) => rank ?? []))).toEqual([]);
  expect(twice(coins.flatMap(({ marketId }) => marketId ?? []))).toEqual([]);
});

test('all three verdicts occur among the coins', () => {
  const verdicts = new Set(coins.map(({ category }) => category));
  expect([...verdicts].sort()).toEqual(['halal', 'haram', 'questionable']);
});

test.each(everyListing)('%s is a file named after its id', (_, { kind, id }) => {
  const folder = new URL(`../../../db/starter/${KIND[kind].collection}/`, import.meta.url);
  expect(existsSync(new URL(`${id}.json`, folder))).toBe(true);
});

describe.each(everyListing)('%s', (_, listing) => {
  const both = LANGUAGES.map((language) => listing.texts[language]);

  test('is complete in both languages', () => {
    for (const texts of both) {
      for (const field of ['name', 'description', 'pros', 'cons', 'reason'] as const) {
        expect(texts?.[field], field).toMatch(/\S/);
      }
      expect(texts?.reason?.length).toBeGreaterThanOrEqual(20);
    }
    expect(listing.texts.ar?.reason).toMatch(/\p{Script=Arabic}/u);
    expect(listing.texts.en?.reason).not.toMatch(/\p{Script=Arabic}/u);
  });

  test('has three to five pros and cons, as many in one language as in the other', () => {
    for (const field of ['pros', 'cons'] as const) {
      const [english, arabic] = both.map((texts) => texts?.[field]?.split('\n').length);
      expect(english).toBeGreaterThanOrEqual(3);
      expect(english).toBeLessThanOrEqual(5);
      expect(arabic).toBe(english);
    }
  });

  test('names the same years in both languages, text by text and line by line', () => {
    for (const field of ['description', 'pros', 'cons', 'reason'] as const) {
      const [english, arabic] = both.map((texts) => texts?.[field]?.split('\n').map(yearsIn));
      expect(arabic, field).toEqual(english);
    }
  });

  test('has been ruled and rated', () => {
    expect(listing.category).not.toBeNull();
    expect(listing.rating).toBeGreaterThanOrEqual(1);
    expect(Number.isInteger(listing.rating)).toBe(true);
    if (KIND[listing.kind].isTraded) expect(listing.symbol).not.toBeNull();
    expect(listing.website).toMatch(/^https:/);
  });

  test('has a logo that exists, or none', async () => {
    if (listing.image === null) return;
    expect(listing.image).toMatch(/^\/logos\/[a-z0-9-]+\.(svg|webp)$/);
    const file = await readFile(`${PUBLIC.pathname}${listing.image}`);
    if (listing.image.endsWith('.webp')) {
      expect(file.subarray(8, 12).toString()).toBe('WEBP');
      return;
    }
    const logo = file.toString();
    expect(logo).toMatch(/<svg/);
    expect(logo).not.toMatch(/<script|\son\w+=|javascript:|<foreignObject/i);
  });
});

function yearsIn(text: string): string[] {
  return (text.match(/(?<![\d,.])(?:19|20)\d\d(?!,?\d)/g) ?? []).sort();
}

function twice<T>(values: T[]): T[] {
  return values.filter((value, place) => values.indexOf(value) !== place);
}

describe('the grounds of the starter’s verdicts', () => {
  const rulings = all.flatMap((listing) =>
    rulingsOf(listing).flatMap(({ scope, verdict, grounds }) =>
      grounds ? [[`${listing.id}, ${scope}`, { listing, scope, verdict, grounds }] as const] : [],
    ),
  );

  test('there is much of it', () => {
    expect(rulings.length).toBeGreaterThan(40);
  });

  test.each(rulings)('%s: a verdict its criteria do not propose has its reason', (_, ruling) => {
    const { listing, scope, verdict, grounds } = ruling;
    const judged = judgedIn(listing.kind, scope, grounds);
    const proposed = proposalBy(methodOf(grounds.method), judged).verdict;
    if (proposed !== verdict) expect(grounds.departure?.ar).toBeTruthy();
    else expect(grounds.departure).toBeNull();
  });

  test('most listings have every core question answered, and the others say what was searched', () => {
    const onSpot = rulings.filter(([, { scope }]) => scope === SPOT);
    const open = onSpot.map(([, { listing, scope, grounds }]) => {
      const { asks } = methodOf(grounds.method);
      const { core } = asks[listing.kind](scope, grounds.asset?.kind ?? null);
      const unknown = core
        .map((criterion) => grounds.criteria[criterion])
        .filter((answer) => (answer?.finding ?? 'unknown') === 'unknown');
      return { kind: listing.kind, id: listing.id, unknown };
    });
    const answered = (kind: Kind) =>
      open.filter((one) => one.kind === kind && one.unknown.length === 0).length;
    expect(answered('coin')).toBeGreaterThanOrEqual(45);
    expect(answered('exchange')).toBeGreaterThanOrEqual(10);
    const untold = open.filter(({ unknown }) => unknown.some((answer) => !answer?.note));
    expect(untold.map(({ id }) => id)).toEqual([]);
  });

  test('a sentence in neither English nor Arabic says which language it is in', () => {
    const answers = rulings.flatMap(([, { grounds }]) => Object.values(grounds.criteria));
    const evidence = answers.flatMap((answer) => answer.evidence);
    const foreign = evidence.filter(({ title, quote }) =>
      /\p{Script=Han}|[ąćęłńśźżñ¿¡]|\b(?:Polish|Spanish|Chinese)\)/u.test(`${quote} ${title}`),
    );
    expect(foreign.length).toBeGreaterThan(3);
    expect(foreign.filter(({ language }) => !language)).toEqual([]);
  });
});

describe('the starter’s positions', async () => {
  const positions = await readStarterPositions();
  const ids = new Set(all.map(({ kind, id }) => `${kind} ${id}`));

  test('are sixty decisions by twenty-five bodies or scholars, and more', () => {
    expect(countDecisions(positions).decisions).toBeGreaterThanOrEqual(60);
    expect(holdersOf(positions, 'en').length).toBeGreaterThanOrEqual(25);
    expect(twice(positions.map(({ id }) => id))).toEqual([]);
  });

  test('cover listings that exist, and have our translation in each language they are not in', () => {
    const unknown = positions.flatMap(({ id, covers }) =>
      covers.flatMap((cover) =>
        cover.type === 'listing' && !ids.has(`${cover.kind} ${cover.id}`) ? [[id, cover.id]] : [],
      ),
    );
    expect(unknown).toEqual([]);
    const missing = positions.filter(({ language, gloss }) =>
      LANGUAGES.some((each) => (each === language) !== (gloss[each] === null)),
    );
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  test('are counted by name and by class as decisions, which add up to all of a coin', () => {
    const { rulings } = coins.find(({ id }) => id === 'bitcoin') ?? {};
    const asset = rulings?.spot?.grounds?.asset?.kind ?? null;
    const covered = { kind: 'coin', id: 'bitcoin', scope: SPOT, asset } as const;
    const { decisions, first, named, asClass } = positionsOn(positions, covered, 'en');
    const decisionOf = new Map(positions.map(({ id, decision }) => [id, decision]));
    const decidedIn = (views: { id: string }[]) =>
      new Set(views.map(({ id }) => decisionOf.get(id)));
    const byName = decidedIn([...first, ...named]);
    const byClass = [...decidedIn(asClass)].filter((decision) => !byName.has(decision));
    expect(decisions.named).toBe(byName.size);
    expect(decisions.total - decisions.named).toBe(byClass.length);
    expect(Math.min(byName.size, byClass.length)).toBeGreaterThan(0);
    const ofStances = decisions.byStance.reduce((sum, [, count]) => sum + count, 0);
    expect(ofStances).toBe(decisions.total);
  });

  test('claim no review by an editor', () => {
    expect(positions.filter(({ isGlossRead }) => isGlossRead)).toEqual([]);
  });
});
