import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Offers } from '#domain/ruling/offers.ts';
import type { RulingView } from '#domain/ruling/ruling-view.ts';
import { ProductMatrix } from './product-matrix.tsx';

const NOT_OFFERED = { offered: 'no' as const, evidence: [] };

function wordsOf(rulings: RulingView[], offers: Offers): string {
  const element = <ProductMatrix name="One" rulings={rulings} offers={offers} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/en'] });
  const whole = renderToStaticMarkup(<RouterProvider router={router} />);
  return (whole.split('<tbody>').at(-1) ?? '').replace(/<[^>]+>/g, ' ').replace(/ +/g, ' ');
}

const ruled = (scope: RulingView['scope']): RulingView => ({
  scope,
  scopeName: scope,
  isMain: scope === 'spot',
  verdict: 'haram',
  ruledAt: null,
  firmness: { id: 'few', sign: 'quarter', name: 'Few positions', meaning: '' },
  isDeparture: false,
  grounds: null,
  unanswered: { id: 'unknown', name: 'Not known', tone: 'unknown' },
  positions: null,
  reviewDue: null,
  isOverdue: false,
});

test('products without a verdict are a line that tells apart which are not offered', () => {
  expect(wordsOf([ruled('spot')], { margin: NOT_OFFERED })).toMatch(
    /Not classified: Staking, Futures, Earn .*Not offered: Margin/,
  );
});

test('a product that the regulator forbids is not said to be one not offered', () => {
  const forbidden = { ...NOT_OFFERED, offered: 'forbidden' as const };
  expect(wordsOf([ruled('spot')], { margin: forbidden })).toContain(
    'Its regulator forbids it: Margin',
  );
});

test('the main verdict alone, which the card has, is no table', () => {
  expect(wordsOf([ruled('spot')], {})).not.toContain('Haram');
});

test('the main product is first, then those with the worst verdicts', () => {
  const products = [
    ruled('spot'),
    { ...ruled('staking'), verdict: 'halal' as const },
    ruled('earn'),
  ];
  expect(wordsOf(products, {})).toMatch(/spot .*earn .*staking /);
});
