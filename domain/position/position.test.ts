import { describe, expect, test } from 'vitest';
import { ASSET_KINDS } from '#domain/method/method.ts';
import { newPosition } from '#tests/samples/rulings.ts';
import { KINDS_OF_ASSET } from './kinds-of-asset.ts';
import { type Cover, type Covered, positionSchema, statedOn } from './position.ts';
import { countDecisions, holdersOf, positionsOn, positionView } from './position-view.ts';
import { subjectsOf } from './subjects.ts';

const BITCOIN: Covered = { kind: 'coin', id: 'bitcoin', scope: 'spot', asset: 'payment' };
const BINANCE: Covered = { kind: 'exchange', id: 'binance', scope: 'spot', asset: null };

test('every kind of asset that a position can cover has a name in the plural', () => {
  expect(Object.keys(KINDS_OF_ASSET).toSorted()).toEqual(ASSET_KINDS.toSorted());
});

describe('a position covers', () => {
  test.each<[string, Cover[], Covered, { isNamed: boolean; isOfListing: boolean } | null]>([
    ['the class', [{ type: 'class' }], BITCOIN, { isNamed: false, isOfListing: false }],
    ['the class', [{ type: 'class' }], BINANCE, { isNamed: false, isOfListing: false }],
    ['the class', [{ type: 'class' }], { ...BITCOIN, scope: 'futures' }, null],
    [
      'a listing',
      [{ type: 'listing', kind: 'coin', id: 'bitcoin' }],
      BITCOIN,
      { isNamed: true, isOfListing: true },
    ],
    ['a listing', [{ type: 'listing', kind: 'coin', id: 'bitcoin' }], BINANCE, null],
    [
      'an act at a listing',
      [{ type: 'listing', kind: 'exchange', id: 'binance', act: 'staking' }],
      { ...BINANCE, scope: 'staking' },
      { isNamed: true, isOfListing: true },
    ],
    [
      'an act at a listing',
      [{ type: 'listing', kind: 'exchange', id: 'binance', act: 'staking' }],
      BINANCE,
      null,
    ],
    [
      'a kind',
      [{ type: 'asset', asset: 'payment' }],
      BITCOIN,
      { isNamed: true, isOfListing: false },
    ],
    ['a kind', [{ type: 'asset', asset: 'meme' }], BITCOIN, null],
    [
      'an act',
      [{ type: 'act', act: 'futures' }],
      { ...BITCOIN, scope: 'futures' },
      { isNamed: true, isOfListing: false },
    ],
    ['an act', [{ type: 'act', act: 'spot' }], BITCOIN, { isNamed: false, isOfListing: false }],
    ['an act', [{ type: 'act', act: 'mining' }], BITCOIN, null],
  ])('%s %j: %j', (_, covers, covered, expected) => {
    const stated = statedOn({ decision: 'one', stance: 'forbidden', covers }, covered);
    expect(stated).toEqual(expected && { decision: 'one', stance: 'forbidden', ...expected });
  });
});

test('a position names a body or a person, and who reports it', () => {
  const position = newPosition({ id: 'one' });
  const problemsOf = (given: object) =>
    positionSchema.safeParse({ ...position, ...given }).error?.issues.map(({ path }) => path[0]);
  expect(problemsOf({ body: null })).toEqual(['body']);
  expect(problemsOf({ source: 'reported' })).toEqual(['reportedBy']);
  expect(problemsOf({ url: 'javascript:alert(1)' })).toEqual(['url']);
  expect(problemsOf({ covers: [] })).toEqual(['covers']);
  expect(problemsOf({ quote: 'a\0b' })).toEqual(['quote']);
});

test('the single reporter of an earlier document stands for both languages', () => {
  const reporterOf = (reportedBy: unknown) => {
    const raw = { ...newPosition({ id: 'one' }), source: 'reported', reportedBy };
    return positionSchema.parse(raw).reportedBy;
  };
  const both = { en: 'A newspaper', ar: 'صحيفة' };
  expect(reporterOf(both)).toEqual(both);
  expect(reporterOf('A newspaper')).toEqual({ en: 'A newspaper', ar: 'A newspaper' });
});

describe('views', () => {
  const parts = ['part-one', 'part-two'].map((id) => newPosition({ id, decision: 'whole' }));
  const named = newPosition({
    id: 'named',
    person: { en: 'A scholar', ar: 'عالم' },
    covers: [{ type: 'listing', kind: 'coin', id: 'bitcoin' }],
    stance: 'conditions',
  });

  test('part the positions that name a ruling from those on the class', () => {
    const { first, asClass } = positionsOn([...parts, named], BITCOIN, 'en');
    expect(first.map(({ id, who }) => [id, who])).toEqual([['named', 'A board, A scholar']]);
    expect(asClass.map(({ id }) => id)).toEqual(['part-one', 'part-two']);
  });

  test('name the reporter in the page’s language', () => {
    const reportedBy = { en: 'A newspaper', ar: 'صحيفة' };
    const position = { ...named, source: 'reported' as const, reportedBy };
    expect(positionView(position, 'en').reportedBy).toBe('A newspaper');
    expect(positionView(position, 'ar').reportedBy).toBe('صحيفة');
  });

  test('show our translation only in a language that the quote is not in', () => {
    expect(positionView(named, 'en').gloss).toBeNull();
    expect(positionView(named, 'ar').gloss).toEqual({ text: 'لا يجوز.', isReviewed: false });
    const inPercent = { ...named, gloss: { ...named.gloss, ar: 'نحو 5% منها.' } };
    expect(positionView(inPercent, 'ar').gloss?.text).toBe('نحو \u20665%\u2069 منها.');
  });

  test('put one of each stance first, in its own words before a later report', () => {
    const reported = {
      source: 'reported',
      reportedBy: { en: 'A newspaper', ar: 'صحيفة' },
    } as const;
    const all = [
      { ...named, id: 'forbids', stance: 'forbidden' as const, saidOn: '2020' },
      { ...named, id: 'reported', saidOn: '2025', ...reported },
      { ...named, id: 'early', saidOn: '2019' },
      { ...named, id: 'latest', saidOn: '2024', language: 'tr' },
    ];
    const { first, named: lines } = positionsOn(
      all.map((position) => ({ ...position, decision: position.id })),
      BITCOIN,
      'en',
    );
    expect(first.map(({ id }) => id)).toEqual(['latest', 'forbids']);
    expect(lines.map(({ id }) => id)).toEqual(['reported', 'early']);
    expect(lines[0]).not.toHaveProperty('quote');
  });

  test('count a decision once, and group positions by the body', () => {
    const { decisions, byStance } = countDecisions([...parts, named]);
    expect([decisions, byStance]).toEqual([
      2,
      [
        ['conditions', 1],
        ['forbidden', 1],
      ],
    ]);
    expect(holdersOf([...parts, named], 'ar')).toMatchObject([
      { slug: 'a-board', name: 'هيئة شرعية', positions: [{}, {}, {}] },
    ]);
  });

  test.each([
    ['Nihat Hatipoğlu', 'nihat-hatipoglu'],
    ['Enver Kılıçarslan', 'enver-kilicarslan'],
    ['دار الإفتاء', 'named'],
  ])('the page of %s has the address %s', (name, slug) => {
    const [holder] = holdersOf([{ ...named, body: { en: name, ar: name } }], 'en');
    expect(holder?.slug).toBe(slug);
  });

  test('a decision whose parts differ answers by case, unless one part names the ruling', () => {
    const exception = newPosition({ id: 'a-part', decision: 'whole', stance: 'conditions' });
    const onBitcoin = { ...named, decision: 'whole', stance: 'forbidden' } as const;
    const counted = (...all: ReturnType<typeof newPosition>[]) =>
      positionsOn(all, BITCOIN, 'en').decisions.byStance;
    expect(counted(exception, ...parts)).toEqual([['by-case', 1]]);
    expect(counted(exception, onBitcoin)).toEqual([['forbidden', 1]]);
  });

  test('a permission of one listing alone says what it is limited to', () => {
    const note = { en: 'One product.', ar: 'منتج واحد.' };
    // The second of a stance is a line.
    const limitOf = (given: object) => {
      const all = ['first', 'second'].map((id) => ({ ...named, id, decision: id, note, ...given }));
      return positionsOn(all, BITCOIN, 'ar').named[0]?.limit;
    };
    expect(limitOf({})).toBe('منتج واحد.');
    expect(limitOf({ stance: 'forbidden' })).toBeNull();
    expect(limitOf({ covers: [...named.covers, { type: 'class' }] })).toBeNull();
  });

  test('each subject has the positions on it side by side', () => {
    const subjects = subjectsOf([...parts, named], 'en');
    expect(
      subjects.map(({ cover, decisions, stances }) => [
        cover.type,
        decisions,
        stances.map(({ stance, positions }) => [stance, positions.map(({ id }) => id)]),
      ]),
    ).toEqual([
      ['class', 1, [['forbidden', ['part-one', 'part-two']]]],
      ['listing', 1, [['conditions', ['named']]]],
    ]);
  });

  test('of a subject an older position names the newer one of its holder with another stance', () => {
    const said = (id: string, stance: 'forbidden' | 'advises-against', saidOn: string) =>
      newPosition({ id, stance, saidOn, decision: id });
    const all = [
      said('old', 'advises-against', '2021-03-01'),
      said('same', 'forbidden', '2021-04-21'),
      said('new', 'forbidden', '2024-02-19'),
    ];
    const lines = subjectsOf(all, 'en')[0]?.stances.flatMap(({ positions }) => positions) ?? [];
    expect(Object.fromEntries(lines.map(({ id, newer }) => [id, newer]))).toEqual({
      old: { stance: 'forbidden', saidOn: '2024-02-19' },
      same: null,
      new: null,
    });
  });

  test('of a subject a stance that its holder has left is named first only where nobody holds it', () => {
    const said = (
      id: string,
      body: string,
      stance: 'forbidden' | 'advises-against',
      saidOn: string,
    ) => newPosition({ id, stance, saidOn, decision: id, body: { en: body, ar: body } });
    const changed = [
      said('left', 'One', 'advises-against', '2022-01-01'),
      said('now', 'One', 'forbidden', '2024-01-01'),
    ];
    const firstIds = (all: ReturnType<typeof said>[]) =>
      subjectsOf(all, 'en')[0]
        ?.first.map(({ id }) => id)
        .sort();
    expect(firstIds(changed)).toEqual(['left', 'now']);
    const held = said('held', 'Two', 'advises-against', '2018-01-01');
    expect(firstIds([...changed, held])).toEqual(['held', 'now']);
  });

  test('of a subject two texts of one holder and day are told apart by their notes', () => {
    const noted = (id: string, en: string) =>
      newPosition({ id, saidOn: null, note: { en, ar: 'عن العقود.' } });
    const twins = [noted('one', 'On forward contracts.'), noted('two', 'On margin trading.')];
    const dated = newPosition({ id: 'dated', note: { en: 'On coins.', ar: 'عن العملات.' } });
    const [subject] = subjectsOf([...twins, dated], 'en');
    const limits = subject?.stances[0]?.positions.map(({ id, limit }) => [id, limit]);
    expect(Object.fromEntries(limits ?? [])).toEqual({
      one: 'On forward contracts.',
      two: 'On margin trading.',
      dated: null,
    });
  });

  test('of a subject the latest decision of each stance is named first, then one whose parts differ', () => {
    const later = { ...named, id: 'later', decision: 'later', saidOn: '2099-01-01' };
    const divided = (id: string, stance: 'permitted' | 'forbidden') => ({
      ...named,
      id,
      stance,
      decision: 'divided',
    });
    const other = { ...named, id: 'other', decision: 'other', stance: 'forbidden' } as const;
    const all = [named, later, other, divided('one', 'permitted'), divided('two', 'forbidden')];
    expect(subjectsOf(all, 'en')[0]?.first.map(({ id, stance }) => [id, stance])).toEqual([
      ['later', 'conditions'],
      ['other', 'forbidden'],
      ['one', 'by-case'],
    ]);
  });
});
