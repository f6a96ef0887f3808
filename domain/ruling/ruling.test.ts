import { describe, expect, test } from 'vitest';
import { EVIDENCE, newGrounds, newRuling, PASS } from '#tests/samples/rulings.ts';
import { reviewDueOf } from './review-due.ts';
import { changeRuling, type Grounds, rulingOn, rulingsOf } from './ruling.ts';
import { rulingsSchema } from './ruling-document.ts';

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
  for (const finding of ['pass', 'concern', 'fail']) {
    expect(problemsOf(without({ finding, evidence: [] }))).toEqual(['spot.criteria.riba.evidence']);
  }
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

describe('a change of a ruling', () => {
  const ruledAt = '2026-05-01T00:00:00.000Z';
  const grounds = newGrounds({ departure: { en: 'The doubt is small.', ar: 'الشك يسير.' } });
  const rulings = { spot: newRuling({ ruledAt, grounds }) };

  test('dates the verdict anew only where it is another one', () => {
    const [same, other] = [newGrounds({ reviewer: 'A. B.' }), newGrounds()];
    expect(changeRuling(rulings, 'spot', 'halal', same).spot).toEqual({
      verdict: 'halal',
      ruledAt,
      grounds: same,
    });
    const changed = changeRuling(rulings, 'spot', 'haram', other).spot;
    expect(changed).toMatchObject({ verdict: 'haram', grounds: other });
    expect(Date.parse(changed?.ruledAt ?? '')).toBeGreaterThan(Date.parse(ruledAt));
  });

  test('keeps the grounds that it is not given, without the departure of another verdict', () => {
    expect(changeRuling(rulings, 'spot', 'halal')).toBe(rulings);
    const changed = changeRuling(rulings, 'spot', 'haram').spot?.grounds;
    expect(changed).toEqual({ ...grounds, departure: null });
  });

  test('leaves findings without a verdict, and nothing where there are none', () => {
    const withdrawn = changeRuling(rulings, 'spot', null);
    expect(withdrawn.spot).toMatchObject({ verdict: null, ruledAt: null, grounds: {} });
    expect(rulingOn({ rulings: withdrawn }, 'spot')).toBeNull();
    const bare = { spot: newRuling({ grounds: null }) };
    expect(changeRuling(bare, 'spot', null)).toEqual({});
  });
});

test('rulings are in the order of the scopes', () => {
  const rulings = { margin: newRuling({ verdict: 'haram' }), spot: newRuling() };
  expect(rulingsOf({ rulings }).map(({ scope, verdict }) => [scope, verdict])).toEqual([
    ['spot', 'halal'],
    ['margin', 'haram'],
  ]);
});

test('what names no day is due a year after it was ruled, the earliest counts', () => {
  const ruled = (grounds: Grounds | null) => ({ rulings: { spot: newRuling({ grounds }) } });
  expect(reviewDueOf(ruled(null))).toBe('2027-05-01');
  expect(reviewDueOf(ruled(newGrounds({ reviewDue: '2026-12-31' })))).toBe('2026-12-31');
  expect(reviewDueOf({ rulings: {} })).toBeNull();
});
