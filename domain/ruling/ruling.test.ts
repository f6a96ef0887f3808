import { expect, test } from 'vitest';
import { newListing } from '#tests/samples/listings.ts';
import { EVIDENCE, newGrounds, PASS } from '#tests/samples/rulings.ts';
import { reviewDueOf } from './review-due.ts';
import { rulingOn, rulingsOf, rulingsSchema } from './ruling.ts';

const spot = { method: '1', firmness: 'agreed', criteria: { riba: PASS } };
const problemsOf = (rulings: unknown) =>
  rulingsSchema('coin')
    .safeParse(rulings)
    .error?.issues.map(({ path }) => path.join('.'));

test('no finding stands without a source and a note in both languages', () => {
  expect(problemsOf({ spot })).toBeUndefined();
  const without = (part: object) => ({
    spot: { ...spot, criteria: { riba: { ...PASS, ...part } } },
  });
  expect(problemsOf(without({ evidence: [] }))).toEqual(['spot.criteria.riba.evidence']);
  expect(problemsOf(without({ note: null }))).toEqual(['spot.criteria.riba.note']);
  expect(problemsOf(without({ note: { en: 'Only in English.' } }))).toEqual([
    'spot.criteria.riba.note.ar',
  ]);
  expect(problemsOf(without({ finding: 'unknown', note: null, evidence: [] }))).toBeUndefined();
});

test('evidence has an address that can be opened, a title, a sentence and a day', () => {
  for (const part of ['url', 'title', 'quote', 'readOn']) {
    const evidence = [{ ...EVIDENCE, [part]: '' }];
    expect(problemsOf({ spot: { ...spot, criteria: { riba: { ...PASS, evidence } } } })).toEqual([
      `spot.criteria.riba.evidence.0.${part}`,
    ]);
  }
  const evidence = [{ ...EVIDENCE, url: 'javascript:alert(1)' }];
  expect(problemsOf({ spot: { ...spot, criteria: { riba: { ...PASS, evidence } } } })).toEqual([
    'spot.criteria.riba.evidence.0.url',
  ]);
});

test('a quote may say that it is in another language than the letters tell', () => {
  const quoted = (language: string) => {
    const evidence = [{ ...EVIDENCE, language }];
    return problemsOf({ spot: { ...spot, criteria: { riba: { ...PASS, evidence } } } });
  };
  expect(quoted('pl')).toBeUndefined();
  expect(quoted('Polish')).toEqual(['spot.criteria.riba.evidence.0.language']);
});

test('no text has hidden characters, nor what a feed cannot hold', () => {
  const read = (part: object) => {
    const evidence = [{ ...EVIDENCE, ...part }];
    return rulingsSchema('coin').safeParse({
      spot: { ...spot, criteria: { riba: { ...PASS, evidence } } },
    });
  };
  // As copied out of a document; the joiners Arabic needs stay.
  const quote = '\u202bمی\u200cخواهم «\u2067No\u2069 inter\u00adest»\u202c\n\u200e— the board';
  const title = 'A \u202etit\u200ble';
  const kept = read({ quote, title }).data?.spot?.criteria.riba?.evidence[0];
  expect(kept?.quote).toBe('می\u200cخواهم «No interest»\n— the board');
  expect(kept?.title).toBe('A title');
  expect(read({ quote: '\u202e\u2069' }).success).toBe(false);
  for (const part of [
    { title: 'Two\nlines' },
    ...['\0', '\x1b[2J', '\u0085', '\ud800', '\uffff'].flatMap((not) => [
      { quote: `x${not}` },
      { title: `x${not}` },
    ]),
  ]) {
    expect(read(part).success, JSON.stringify(part)).toBe(false);
  }
});

test('a position without a link is none', () => {
  const position = { who: { en: 'A', ar: 'أ' }, stance: 'haram', quote: 'No.', language: 'en' };
  expect(problemsOf({ spot: { ...spot, positions: [{ ...position, title: 'T' }] } })).toEqual([
    'spot.positions.0.url',
  ]);
});

test('a scope answers only what is asked of it', () => {
  const custody = { ...spot, criteria: { custody: PASS } };
  expect(problemsOf({ spot: custody })).toEqual(['spot.criteria.custody']);
  expect(rulingsSchema('exchange').safeParse({ spot: custody }).success).toBe(true);
});

test('the verdict on spot is the listing’s own; a product has its own', () => {
  const ruledAt = new Date('2026-05-01T00:00:00.000Z');
  const margin = { ...newGrounds(), verdict: 'haram' as const, ruledAt: ruledAt.toISOString() };
  const listing = newListing({ category: 'halal', rulings: { spot: newGrounds(), margin } });
  expect(rulingOn(listing, 'spot')).toMatchObject({ verdict: 'halal', grounds: { method: '1' } });
  expect(rulingOn(listing, 'margin')).toMatchObject({ verdict: 'haram', ruledAt });
  expect(rulingsOf(listing).map(({ scope }) => scope)).toEqual(['spot', 'margin']);
  expect(rulingOn({ ...listing, category: null }, 'spot')).toBeNull();
});

test('what names no day is due a year after it was ruled, the earliest counts', () => {
  const ruledAt = new Date('2026-05-01T00:00:00.000Z');
  const listing = newListing({ category: 'halal', ruledAt });
  expect(reviewDueOf(listing)).toBe('2027-05-01');
  const named = { spot: newGrounds({ reviewDue: '2026-12-31' }) };
  expect(reviewDueOf({ ...listing, rulings: named })).toBe('2026-12-31');
  expect(reviewDueOf(newListing({ category: null }))).toBeNull();
});
