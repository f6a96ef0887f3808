import { expect, test } from 'vitest';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { sharedDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import { newGrounds, newRuling, PASS } from '#tests/samples/rulings.ts';
import { readOutline } from './outline.ts';

const { db } = await sharedDatabase('empty');

test('the outline of an empty directory is empty', async () => {
  const none = { ids: '', symbols: '', verdicts: '', ruledOn: '' };
  expect(await readOutline(db, [])).toMatchObject({
    kinds: { coin: none, exchange: none },
    names: [],
    products: [],
    glances: { firmness: [], rulings: [] },
  });
});

test('the outline has every listing with its verdict and day, and nothing else of it', async () => {
  const ruledAt = new Date('2026-01-05T23:59:59Z');
  await addUnrecorded(db, [
    newListing({ id: 'b-coin', symbol: 'BBB', name: 'B Coin', category: 'haram', ruledAt }),
    newListing({ id: 'a-coin', symbol: null, name: 'A', texts: { ar: { name: 'أ' } }, ruledAt }),
    newListing({ id: 'c-coin', symbol: 'CCC', name: 'C', category: null, grounds: newGrounds() }),
    newListing({
      kind: 'exchange',
      id: 'a-coin',
      symbol: 'EX',
      name: 'Ex',
      category: 'questionable',
      ruledAt: null,
      rulings: {
        staking: newRuling({ verdict: 'questionable' }),
        margin: newRuling({ verdict: 'haram' }),
      },
    }),
  ]);
  const { kinds, names, products, glances } = await readOutline(db, []);
  expect(kinds).toEqual({
    coin: {
      ids: 'a-coin\nb-coin\nc-coin',
      symbols: '\nBBB\nCCC',
      verdicts: 'hm-',
      ruledOn: '20458 20458 0',
    },
    exchange: { ids: 'a-coin', symbols: 'EX', verdicts: 'q', ruledOn: '0' },
  });
  expect(names).toEqual([
    ['coin', 'a-coin', 'A', 'أ'],
    ['coin', 'b-coin', 'B Coin', null],
    ['coin', 'c-coin', 'C', null],
    ['exchange', 'a-coin', 'Ex', null],
  ]);
  expect(glances.firmness.map(({ sign, en }) => [sign, en])).toEqual([
    ['dashed', 'Insufficient evidence'],
    ['half', 'Contested'],
  ]);
  expect(glances.rulings).toEqual([
    [
      'exchange',
      'a-coin',
      { spot: [0, '', 0, 0], staking: [1, 'UU', 0, 1], margin: [1, 'Uu', 0, 1] },
    ],
  ]);
  expect(products).toEqual([['exchange', 'a-coin', { staking: 'questionable', margin: 'haram' }]]);
});

test('the outline names the main product of an exchange without spot', async () => {
  const { evidence } = PASS;
  await addUnrecorded(db, [
    newListing({
      kind: 'exchange',
      id: 'no-spot',
      rulings: { futures: newRuling({ verdict: 'haram' }) },
      offers: {
        spot: { offered: 'no', evidence },
        futures: { offered: 'yes', isMain: true, evidence },
      },
    }),
  ]);
  expect((await readOutline(db, [])).mains).toEqual([['exchange', 'no-spot', 'futures']]);
});
