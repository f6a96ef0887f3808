import { describe, expect, test } from 'vitest';
import { EVIDENCE, newGrounds, newRuling, PASS, POSITION } from '#tests/samples/rulings.ts';
import { reviewDueOf } from './review-due.ts';
import { type Grounds, rulingsOf } from './ruling.ts';
import { readRulings, rulingsSchema, writeRulings } from './ruling-document.ts';
import { parseVerdict } from './verdict.ts';

const ruledAt = '2026-05-01T00:00:00.000Z';
const spot = { method: '1', firmness: 'agreed', criteria: { riba: PASS } };
/** A main ruling with one answer, which differs from a passing one by `part`. */
const answering = (part: object) => ({
  spot: { ...spot, criteria: { riba: { ...PASS, ...part } } },
});
const quoting = (part: object) => answering({ evidence: [{ ...EVIDENCE, ...part }] });

const problemsOf = (rulings: unknown) =>
  rulingsSchema('coin')
    .safeParse(rulings)
    .error?.issues.map(({ path }) => path.join('.').replace(/^spot\.(criteria\.riba\.)?/, ''));

test.each([
  ...['pass', 'concern', 'fail'].map((finding) => [{ finding, evidence: [] }, 'evidence'] as const),
  [{ note: null }, 'note'],
  [{ note: { en: 'Only in English.' } }, 'note.ar'],
] as const)('an answer with %j is refused for its %s', (part, problem) => {
  expect(problemsOf(answering(part))).toEqual([problem]);
});

test('an answer needs no source and no note where the finding is unknown', () => {
  expect(problemsOf(answering({}))).toBeUndefined();
  expect(problemsOf(answering({ finding: 'unknown', note: null, evidence: [] }))).toBeUndefined();
});

test.each([
  ['url', ''],
  ['url', 'javascript:alert(1)'],
  ['title', ''],
  ['quote', ''],
  ['readOn', ''],
  ['language', 'Polish'],
])('evidence with the %s “%s” is refused', (part, value) => {
  expect(problemsOf(quoting({ [part]: value }))).toEqual([`evidence.0.${part}`]);
});

test('evidence may name the language of its quote', () => {
  expect(problemsOf(quoting({ language: 'pl' }))).toBeUndefined();
});

test('texts lose hidden characters and are refused with characters that a feed cannot hold', () => {
  const read = (part: object) => rulingsSchema('coin').safeParse(quoting(part));
  // A text as copied from a document. The joiners that Arabic script needs stay.
  const quote = '\u202bمی\u200cخواهم «\u2067No\u2069 inter\u00adest»\u202c\n\u200e— the board';
  const title = 'A \u202etit\u200ble';
  const evidence = read({ quote, title }).data?.spot?.criteria.riba?.evidence[0];
  expect(evidence?.quote).toBe('می\u200cخواهم «No interest»\n— the board');
  expect(evidence?.title).toBe('A title');
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

test('a position without a link is refused', () => {
  const { url: _, ...position } = POSITION;
  expect(problemsOf({ spot: { ...spot, positions: [position] } })).toEqual(['positions.0.url']);
});

test('a criterion that the scope does not ask is refused', () => {
  const custody = { ...spot, criteria: { custody: PASS } };
  expect(problemsOf({ spot: custody })).toEqual(['criteria.custody']);
  expect(rulingsSchema('exchange').safeParse({ spot: custody }).success).toBe(true);
});

test('rulings are in the order of the scopes', () => {
  const rulings = { margin: newRuling({ verdict: 'haram' }), spot: newRuling() };
  expect(rulingsOf({ rulings }).map(({ scope, verdict }) => [scope, verdict])).toEqual([
    ['spot', 'halal'],
    ['margin', 'haram'],
  ]);
});

test('the first review is due on the earliest day named, or a year after the ruling', () => {
  const ruled = (grounds: Grounds | null) => ({ rulings: { spot: newRuling({ grounds }) } });
  expect(reviewDueOf(ruled(null))).toBe('2027-05-01');
  expect(reviewDueOf(ruled(newGrounds({ reviewDue: '2026-12-31' })))).toBe('2026-12-31');
  expect(reviewDueOf({ rulings: {} })).toBeNull();
  const early = newRuling({ grounds: newGrounds({ reviewDue: '2026-06-01' }) });
  expect(reviewDueOf({ rulings: { spot: newRuling(), margin: early } })).toBe('2026-06-01');
});

describe('rulings are written to documents', () => {
  test('as earlier versions wrote them, and read back', () => {
    const rulings = { spot: newRuling(), margin: newRuling({ verdict: 'haram' }) };
    const { method, ...rest } = newGrounds();
    const written = writeRulings(rulings);
    expect(written).toEqual({
      category: 'halal',
      ruledAt,
      rulings: { spot: newGrounds(), margin: { method, ruledAt, verdict: 'haram', ...rest } },
    });
    expect(readRulings(written)).toEqual(rulings);
  });

  test('with the fields of a product in the order of earlier exports', () => {
    const { rulings } = writeRulings({ margin: newRuling() });
    expect(Object.keys(rulings.margin ?? {}).slice(0, 3)).toEqual(['method', 'ruledAt', 'verdict']);
  });

  test('as the category alone without grounds, and as grounds alone without a verdict', () => {
    const bare = { spot: newRuling({ grounds: null }) };
    expect(writeRulings(bare)).toEqual({ category: 'halal', ruledAt, rulings: {} });
    const unruled = { spot: newRuling({ verdict: null, ruledAt: null }) };
    const written = writeRulings(unruled);
    expect(written).toMatchObject({ category: null, rulings: { spot: newGrounds() } });
    expect([bare, unruled].map((rulings) => readRulings(writeRulings(rulings)))).toEqual([
      bare,
      unruled,
    ]);
    expect(readRulings({})).toEqual({});
  });
});

test.each([
  ['halal', 'halal'],
  ['Haram', 'haram'],
  [' QUESTIONABLE ', 'questionable'],
])('“%s” is the verdict %s', (given, verdict) => {
  expect(parseVerdict(given)).toBe(verdict);
});

test.each(['', 'halal ish', 'حلال', 'constructor', null, undefined, 0, ['halal']])(
  '%j is not a verdict',
  (given) => {
    expect(parseVerdict(given)).toBeNull();
  },
);
