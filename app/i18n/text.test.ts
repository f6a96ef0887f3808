import { describe, expect, test } from 'vitest';
import { everyText } from '#tests/samples/every-text.ts';
import { LANGUAGES } from './languages.ts';
import { plural } from './plural.ts';
import { ar } from './text.ar.ts';
import { en } from './text.en.ts';

describe('the English texts of the requirements are exact', () => {
  test.each([
    [
      '404',
      en.errors.notFound,
      'Oops! The page you are looking for does not exist. It might have been moved or deleted.',
    ],
    ['404 link', en.errors.backToHome, 'Back to Home'],
    ['failure', en.errors.unexpected, 'Unexpected Application Error!'],
    [
      'coin missing',
      en.coins.notFound,
      'Coin not found or failed to load. Please try again later.',
    ],
    ['exchange missing', en.exchanges.notFound, 'Exchange Not Found'],
    [
      'exchange missing, text',
      en.exchanges.notFoundText,
      "The exchange you're looking for doesn't exist.",
    ],
    ['no coins', en.coins.empty, 'No Cryptocurrencies Available'],
    ['no exchanges', en.exchanges.empty, 'No Exchanges Available'],
    ['nothing found', en.filters.noResults, 'No results found'],
    ['review link', en.home.readReview, 'Read Review'],
    ['exchange link', en.home.tryNow, 'Try Now'],
    ['coin link', en.home.details, 'Details'],
    ['trading link', en.nav.startTrading, 'Start Trading'],
    ['caption', en.home.illustrative, 'Illustrative figures'],
    ['unreviewed', en.verdict.notYetReviewed, 'not yet reviewed'],
  ])('%s', (_, text, spec) => {
    expect(text).toBe(spec);
  });

  test('an empty list suggests to check back later', () => {
    expect(en.coins.emptyHint).toMatch(/check back later/);
    expect(en.exchanges.emptyHint).toMatch(/check back later/);
  });
});

test.each([
  ['Arabic', ar],
  ['English', en],
])('the fixed figures in %s are those of requirement 1.4', (_, text) => {
  expect(text.home.statistics.map(({ figure }) => figure)).toEqual(['1M+', '50+', '99.9%']);
  expect(text.markets.subtitle).toContain('1.67');
  expect(text.markets.subtitle).toContain('2.3%');
});

test('the Arabic words of requirement 3.4 are used', () => {
  expect(ar.verdict.notYetReviewed).toBe('لم يُراجَع بعد');
  expect(ar.home.illustrative).toBe('أرقام توضيحية');
});

test('the languages of pages name themselves, and Turkish has no pages', () => {
  expect([LANGUAGES.ar.name, LANGUAGES.en.name]).toEqual(['العربية', 'English']);
  expect(Object.keys(LANGUAGES)).not.toContain('tr');
});

describe('the Arabic texts', () => {
  const arabic = everyText(ar);

  test('have the same keys as the English ones', () => {
    expect([...arabic.keys()].sort()).toEqual([...everyText(en).keys()].sort());
  });

  test('are Arabic', () => {
    const latin = [...arabic].filter(([, text]) => !/\p{Script=Arabic}/u.test(text));
    const figures = latin.filter(([key]) => /^home\.statistics\.\d\.figure$/.test(key));
    expect(latin).toEqual(figures);
  });
});

test('a finding of an earlier method is quoted in Arabic without the word of that time', () => {
  const pass = ar.changes.thenNamed('لا مأخذ', 'سليم');
  expect(ar.changes.fromTo(pass, 'مانع')).toBe('من «لا مأخذ» (وعبارته وقتئذ «سليم») إلى «مانع»');
});

test('Arabic words agree with the number of things that they name', () => {
  const { decidedBy } = ar.ruling;
  expect(decidedBy('فيه مأخذ', 'concern', 'الغرر', 1)).toBe('مأخذ في: الغرر');
  expect(decidedBy('مانع', 'fail', 'الغرض، الربا', 2)).toBe('مانعان في: الغرض، الربا');
  expect(decidedBy('غير معلوم', 'unknown', 'القبض', 1)).toBe('غير معلوم: القبض');
  expect(ar.positions.quoted(1, 3)).toBe('نص واحد من 3 منقول بلفظه');
  const { extra, missing } = ar.caution.differences;
  expect(extra('\u2066x\u2069')).toBe('زيد فيه حرف \u2066x\u2069');
  expect(missing('\u2066oin\u2069')).toBe('تنقصه الحروف \u2066oin\u2069');
});

test('the English texts contain no Arabic', () => {
  const arabic = [...everyText(en)].filter(([, text]) => /\p{Script=Arabic}/u.test(text));
  expect(arabic).toEqual([]);
});

describe('a count beside a noun', () => {
  test.each([
    [0, 'لا نتائج'],
    [1, 'نتيجة واحدة'],
    [2, 'نتيجتان'],
    [3, '3 نتائج'],
    [10, '10 نتائج'],
    [11, '11 نتيجة'],
    [99, '99 نتيجة'],
    [100, '100 نتيجة'],
    [101, '101 نتيجة'],
    [103, '103 نتائج'],
    [111, '111 نتيجة'],
  ])('%i in Arabic', (count, text) => {
    expect(ar.filters.found(count, false)).toBe(text);
  });

  test.each([
    [0, '0 results'],
    [1, '1 result'],
    [2, '2 results'],
    [1000, '1,000 results'],
  ])('%i in English', (count, text) => {
    expect(en.filters.found(count, false)).toBe(text);
  });

  test('above the limit of counting says that there are more', () => {
    expect(en.filters.found(1000, true)).toBe('More than 1,000 results');
    expect(ar.filters.found(1000, true)).toBe('أكثر من 1000 نتيجة');
  });

  test('has a form for each of the six Arabic rules', () => {
    const forms = { zero: 'z', one: 'o', two: 't', few: 'f', many: 'm', other: 'x' };
    const chosen = [0, 1, 2, 3, 11, 100].map((count) => plural('ar', count, forms));
    expect(chosen).toEqual(['z', 'o', 't', 'f', 'm', 'x']);
  });

  // A text has a count if its English shows the number, and its noun differs between one and two.
  const counted = [...everyFunction(ar)].filter(([key]) => {
    const english = everyFunction(en).get(key) as Counted;
    const two = english(2, false);
    return `${two}`.includes('2') && english(1, false).replace('1', '2') !== two;
  });

  test('appears in these texts', () => {
    expect(counted.map(([key]) => key)).toEqual([
      'ruling.decisions',
      'ruling.ofWhichNamed',
      'ruling.ground.concern',
      'ruling.sources',
      'positions.found',
      'positions.singles',
      'positions.bodies',
      'positions.scholars',
      'positions.held',
      'positions.counted.permitted',
      'positions.counted.conditions',
      'positions.counted.advises-against',
      'positions.counted.forbidden',
      'positions.counted.undecided',
      'positions.counted.by-case',
      'positions.firstCounted.permitted',
      'positions.firstCounted.conditions',
      'positions.firstCounted.advises-against',
      'positions.firstCounted.forbidden',
      'positions.firstCounted.undecided',
      'positions.firstCounted.by-case',
      'positions.byStance',
      'positions.parts',
      'positions.onClass',
      'countries.onlyReported',
      'countries.oldCopy',
      'countries.licensedCount',
      'methodology.counted.coin',
      'methodology.counted.exchange',
      'methodology.departures',
      'home.counts.sources',
      'home.counts.entries',
      'home.boardTitle',
      'home.acrossNewest',
      'listing.asks.flags',
      'about.counts.decisions',
      'accessibility.issues',
      'share.found.concern',
      'filters.found',
      'plot.days',
      'changes.sameVerdicts',
      'changes.products',
      'changes.firstOfDay',
      'changes.more',
      'caution.check.warning.searched',
    ]);
  });

  test.each(counted)('has each of the six Arabic forms: %s', (_, text) => {
    const [none, one, two, few, many, hundred] = [0, 1, 2, 3, 11, 100].map((n) => text(n, false));
    for (const word of [none, one, two]) expect(word).not.toMatch(/\d/);
    expect(new Set([none, one, two, few, many]).size).toBe(5);
    const noun = (words = '') => words.replace(/\d+/, '#');
    expect(noun(few)).not.toBe(noun(many));
    expect(noun(many)).toMatch(/#/);
    expect(noun(hundred)).toMatch(/#/);
    expect(noun(text(103, false))).toBe(noun(few));
    expect(noun(text(111, false))).toBe(noun(many));
    expect(noun(text(102, false))).toBe(noun(hundred));
  });
});

type Counted = (count: number, more: boolean) => string;

/** The texts with parameters, by the path of their key. */
function everyFunction(texts: object, path: string[] = []): Map<string, Counted> {
  const functions = new Map<string, Counted>();
  for (const [key, value] of Object.entries(texts)) {
    const here = [...path, key];
    if (typeof value === 'function') functions.set(here.join('.'), value);
    else if (typeof value === 'object') {
      for (const [inner, text] of everyFunction(value, here)) functions.set(inner, text);
    }
  }
  return functions;
}
