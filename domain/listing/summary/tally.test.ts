import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KINDS } from '#domain/listing/kind.ts';
import { readStarterListings } from '#domain/listing/transfer/starter.ts';
import { toneOf } from '#domain/method/definition.ts';
import { CURRENT_METHOD } from '#domain/method/method.ts';
import type { Scope } from '#domain/method/scope.ts';
import { DIRECTIONS, type Judgement, judgeRulings } from '#domain/ruling/judgement.ts';
import { methodView } from '#domain/ruling/method-view.ts';
import { mainScopeOf } from '#domain/ruling/offers.ts';
import { type Grounds, isDeparture, type RuledListing, rulingsOf } from '#domain/ruling/ruling.ts';
import { VERDICTS } from '#domain/ruling/verdict.ts';
import { startTally, type Tally } from './tally.ts';

const starter = (await Promise.all(KINDS.map(readStarterListings))).flat();

function tallyOf(
  counted: readonly Pick<RuledListing, 'kind' | 'id' | 'rulings' | 'offers'>[],
): Tally {
  const tally = startTally();
  for (const { kind, id, rulings, offers } of counted)
    tally.set(kind, id, judgeRulings(kind, mainScopeOf(offers), rulings));
  return tally.totals();
}

function coin(
  verdict: 'halal' | 'questionable' | 'haram' | null,
  finding?: string,
  id = 'a',
): Pick<RuledListing, 'kind' | 'id' | 'rulings' | 'offers'> {
  const answer = { finding: finding ?? 'unknown', note: null, evidence: [] };
  const grounds: Grounds | null = finding
    ? {
        method: CURRENT_METHOD.version,
        reviewDue: null,
        reviewer: null,
        departure: null,
        criteria: { riba: answer },
        positions: [],
      }
    : null;
  return {
    kind: 'coin',
    id,
    rulings: { spot: { verdict, ruledAt: null, grounds } },
    offers: {},
  };
}

describe('the tally of the starter', () => {
  const tally = tallyOf(starter);

  test('has each listing once, by its row or by its earlier version', () => {
    for (const kind of KINDS) {
      const counts = [...tally.byRow.values(), ...tally.byEarlierVersion.values()];
      const sum = counts.reduce((total, count) => total + count[kind], 0);
      expect(sum).toBe(starter.filter((listing) => listing.kind === kind).length);
    }
  });

  test('has the counts that the tones of the findings give', () => {
    const expected: Record<string, { coin: number; exchange: number }> = {};
    for (const { kind, rulings, offers } of starter) {
      const scope = mainScopeOf(offers);
      const grounds = rulings[scope]?.grounds;
      if (grounds && grounds.method !== CURRENT_METHOD.version) continue;
      const row = grounds ? rowFor(kind, scope, grounds) : 'unanswered';
      expected[row] ??= { coin: 0, exchange: 0 };
      expected[row][kind] += 1;
    }
    expect(Object.fromEntries(tally.byRow)).toEqual(expected);
  });

  test('has the departures that the listings show', () => {
    const expected = starter.flatMap(({ kind, id, rulings }) =>
      rulingsOf({ rulings })
        .filter((ruling) => isDeparture(kind, ruling.scope, ruling))
        .map(({ scope }) => `${kind} ${id} ${scope}`),
    );
    const named = tally.namedDepartures.map(({ kind, id, scope }) => `${kind} ${id} ${scope}`);
    expect(named.sort()).toEqual(expected.sort());
  });
});

// Independent of `propose`: the tones of all criteria, weighed in the order of the method's text.
function rowFor(
  kind: 'coin' | 'exchange',
  scope: Scope,
  { asset, criteria, judgedOn }: Grounds,
): string {
  const { core, other } = CURRENT_METHOD.asks[kind](scope, asset?.kind ?? null);
  const tones = (ids: readonly string[]) =>
    new Set(ids.map((id) => toneOf(CURRENT_METHOD, criteria[id], judgedOn ?? null)));
  const [inCore, outside] = [tones(core), tones(other)];
  const isAnswered = (['pass', 'concern', 'fail'] as const).some(
    (tone) => inCore.has(tone) || outside.has(tone),
  );
  if (!isAnswered) return 'unanswered';
  if (inCore.has('fail')) return 'core-fails';
  if (inCore.has('concern')) return 'core-concern';
  if (inCore.has('unknown')) return 'core-unknown';
  return outside.has('fail') ? 'other-fails' : 'otherwise';
}

describe('the tally', () => {
  test('has each departure with its direction', () => {
    const directions = (verdict: Parameters<typeof coin>[0], finding?: string) =>
      tallyOf([coin(verdict, finding)]).namedDepartures.map(({ direction }) => direction);
    expect(directions('halal', 'fail')).toEqual(['leniency']);
    expect(directions('questionable', 'fail')).toEqual(['leniency']);
    expect(directions('haram', 'fail')).toEqual([]);
    expect(directions('haram', 'concern')).toEqual(['strictness']);
    expect(directions('halal', 'unknown')).toEqual(['nothing']);
    expect(directions(null, 'fail')).toEqual([]);
  });

  test('counts by the findings and not by the verdict', () => {
    const { byRow } = tallyOf([coin('halal', 'fail'), coin(null, 'fail', 'b')]);
    expect(Object.fromEntries(byRow)).toEqual({ 'core-fails': { coin: 2, exchange: 0 } });
  });

  test('counts a verdict that names no version as one of the first, which departs from nothing, as its page does', () => {
    const { kind, id, rulings, offers } = coin('halal');
    const { byRow, byEarlierVersion, departures } = tallyOf([{ kind, id, rulings, offers }]);
    expect(byRow.size).toBe(0);
    expect(Object.fromEntries(byEarlierVersion)).toEqual({ 1: { coin: 1, exchange: 0 } });
    expect(departures).toEqual({ leniency: 0, strictness: 0, nothing: 0 });
    const [ruling] = rulingsOf({ rulings });
    expect(ruling && isDeparture(kind, ruling.scope, ruling)).toBe(false);
  });

  test('counts a listing without a ruling as unanswered', () => {
    const { byRow, verdicts } = tallyOf([{ kind: 'exchange', id: 'b', rulings: {}, offers: {} }]);
    expect(byRow.get('unanswered')).toEqual({ coin: 0, exchange: 1 });
    expect(verdicts.exchange).toEqual([{ verdict: null, count: 1, incomplete: 0 }]);
  });

  test('names a hundred departures, the first by kind and id, and counts all', () => {
    const departing = Array.from({ length: 101 }, (_, place) =>
      coin('halal', 'fail', `c${100 + place}`),
    );
    const { departures, namedDepartures } = tallyOf(departing.reverse());
    expect(departures).toEqual({ leniency: 101, strictness: 0, nothing: 0 });
    expect(namedDepartures).toHaveLength(100);
    expect(namedDepartures.map(({ id }) => id)).not.toContain('c200');
    expect(namedDepartures[0]?.id).toBe('c100');
  });

  test('is after any changes that of the listings which are left', () => {
    const judgement: fc.Arbitrary<Judgement> = fc.record({
      row: fc.constantFrom('core-fails', 'otherwise', null),
      earlierVersion: fc.constantFrom('1', null),
      departures: fc.array(
        fc.record({
          scope: fc.constantFrom<Scope>('spot', 'earn'),
          direction: fc.constantFrom(...DIRECTIONS),
          version: fc.constantFrom('1', '2'),
        }),
        { maxLength: 2 },
      ),
      verdict: fc.constantFrom(...VERDICTS, null),
      isIncomplete: fc.boolean(),
      sources: fc.nat(3),
    });
    const change = fc.tuple(
      fc.constantFrom(...KINDS),
      fc.constantFrom('a', 'a-b', 'b', 'c', 'd'),
      fc.option(judgement),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
        const running = startTally();
        const left = new Map<string, (typeof changes)[number]>();
        for (const [kind, id, given] of changes) {
          running.set(kind, id, given);
          left.set(`${kind}/${id}`, [kind, id, given]);
        }
        const afresh = startTally();
        for (const listing of left.values()) afresh.set(...listing);
        expect(running.totals()).toEqual(afresh.totals());
        // Pages show them in this order.
        expect([...running.totals().byRow.keys()]).toEqual([...afresh.totals().byRow.keys()]);
        const all = [...left.values()].flatMap(([kind, , given]) => (given ? [kind] : []));
        const counted = KINDS.flatMap((kind) => running.totals().verdicts[kind]);
        expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
      }),
    );
  });
});

test.each(['en', 'ar'])('the method names no firmness with a mark for a count: %s', (language) => {
  const { firmness } = methodView(language);
  expect(firmness.length).toBeGreaterThan(3);
  for (const { name } of firmness) expect(name).not.toMatch(/#|\bN\b/);
});

test('the differences of the versions are those of their criteria and findings', () => {
  const { versions } = methodView('en');
  const second = versions.find(({ version }) => version === '2');
  const of = Object.fromEntries(
    (second?.differences ?? []).map(({ part, ...rest }) => [part, rest]),
  );
  const added = (part: string) => of[part]?.added.map(({ id }) => id);
  expect(added('findings')).toEqual(['nothing-found', 'resolved']);
  expect(added('exchange')).toContain('on-by-default');
  expect(versions.at(-1)?.differences).toEqual([]);
});
