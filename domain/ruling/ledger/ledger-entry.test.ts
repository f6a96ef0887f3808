import { describe, expect, test } from 'vitest';
import { CURRENT_METHOD } from '#domain/method/method.ts';
import type { RuledListing, Ruling, Rulings } from '#domain/ruling/ruling.ts';
import { newListing } from '#tests/samples/listings.ts';
import { currentGrounds, EVIDENCE, newGrounds, newRuling, PASS } from '#tests/samples/rulings.ts';
import { entriesOf, isWording } from './ledger-entry.ts';

const why = { en: 'A new source.', ar: 'مصدر جديد.' };
const BECAUSE = { en: { name: 'A Coin', reason: 'Because.' } };
const listing = (rulings: Rulings, more: Partial<RuledListing> = {}): RuledListing => ({
  ...newListing(),
  texts: BECAUSE,
  rulings,
  ...more,
});
const change = (before: Rulings | null, after: Rulings | null, given = {}) =>
  entriesOf({
    before: before && listing(before),
    after: after && listing(after),
    what: 'edited',
    by: null,
    ...given,
  });
const spot = (given: Partial<Ruling> = {}) => ({ spot: newRuling(given) });
const answered = (part: object) =>
  spot({ grounds: newGrounds({ criteria: { riba: { ...PASS, ...part } } }) });

describe('an entry of the ledger', () => {
  test('is made of each ruling that a change alters, and of no other', () => {
    const both = { ...spot(), margin: newRuling({ verdict: 'haram' }) };
    expect(change(both, both)).toEqual([]);
    expect(change(spot(), both).map(({ scope }) => scope)).toEqual(['margin']);
    expect(change(both, spot({ verdict: 'haram' })).map(({ scope }) => scope)).toEqual([
      'spot',
      'margin',
    ]);
  });

  test.each([
    ['verdict', spot({ verdict: 'haram' })],
    ['firmness', spot({ grounds: newGrounds({ firmness: 'agreed' }) })],
    ['evidence', answered({ evidence: [{ ...EVIDENCE, quote: 'Another sentence.' }] })],
    ['review', spot({ grounds: newGrounds({ reviewDue: '2027-01-01' }) })],
    ['reviewer', spot({ grounds: newGrounds({ reviewer: 'An editor' }) })],
  ])('names the part that changed: %s', (part, after) => {
    expect(change(spot(), after).map(({ changed }) => changed)).toEqual([[part]]);
  });

  test('names the method and what it records anew when a ruling passes to another version', () => {
    const [entry] = change(spot(), spot({ grounds: currentGrounds() }));
    expect(entry?.changed).toEqual(['firmness', 'method', 'asset', 'judgedOn']);
    expect([entry?.before?.method, entry?.after?.method]).toEqual([
      undefined,
      CURRENT_METHOD.version,
    ]);
  });

  test('has neither digest nor state after a ruling was withdrawn', () => {
    const [entry] = change(spot(), null);
    expect(entry).toMatchObject({ after: null, digest: null, text: null });
    expect(entry?.before?.verdict).toBe('halal');
  });
});

describe('the reason of an entry', () => {
  const reasons = (before: Rulings | null, after: Rulings, given = {}) =>
    Object.fromEntries(change(before, after, given).map(({ scope, whyEn }) => [scope, whyEn]));
  const margin = { margin: newRuling({ verdict: 'haram' }) };

  test('is the one given, or the ruling’s own where none is', () => {
    expect(reasons(null, spot(), { why })).toEqual({ spot: why.en });
    expect(reasons(null, spot())).toEqual({ spot: 'Because.' });
    expect(reasons(null, margin)).toEqual({ margin: null });
  });

  test('is of the main ruling and of other verdicts that changed, not of a new ruling', () => {
    const after = { ...spot({ verdict: 'haram' }), ...margin };
    expect(reasons(spot(), after, { why })).toEqual({ spot: why.en, margin: null });
    const milder = { margin: newRuling({ verdict: 'questionable' }) };
    const [before, both] = [
      { ...spot(), ...margin },
      { ...spot({ verdict: 'haram' }), ...milder },
    ];
    expect(reasons(before, both, { why })).toEqual({ spot: why.en, margin: why.en });
  });

  test('is none where another verdict keeps the reason of the earlier one', () => {
    expect(reasons(spot(), spot({ verdict: 'haram' }))).toEqual({ spot: null });
    expect(reasons(spot(), answered({ note: why }))).toEqual({ spot: 'Because.' });
  });
});

test('a change is wording while findings, evidence and positions stay', () => {
  const isWordingOf = (after: Rulings) => change(spot(), after).map(isWording);
  expect(isWordingOf(answered({ note: why }))).toEqual([true]);
  expect(isWordingOf(answered({ finding: 'concern' }))).toEqual([false]);
  expect(isWordingOf(answered({ evidence: [], finding: 'unknown' }))).toEqual([false]);
  expect(change(null, spot()).map(isWording)).toEqual([false]);
});
