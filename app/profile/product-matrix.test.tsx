import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Offers } from '#domain/ruling/offers.ts';
import type { RulingView } from '#domain/ruling/ruling-view.ts';
import { ProductMatrix } from './product-matrix.tsx';

const NOT_OFFERED = { offered: 'no' as const, evidence: [] };

function wordsOf(rulings: RulingView[], offers: Offers): string {
  const element = (
    <ProductMatrix name="One" rulings={rulings} offers={offers} licensedIn="Bahrain" />
  );
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

test('several products without a verdict share a line, which says whether they are offered', () => {
  expect(wordsOf([ruled('spot'), ruled('earn')], { margin: NOT_OFFERED })).toContain(
    'Not classified yet: staking, futures. Not offered: margin.',
  );
});

test('a single product without a verdict has its row', () => {
  const rulings = (['spot', 'staking', 'futures', 'earn'] as const).map(ruled);
  expect(wordsOf(rulings, { margin: NOT_OFFERED })).toContain('Margin Not offered');
});

test('a single product with a verdict is named with the rest, where it is licensed, and no second verdict', () => {
  const words = wordsOf([ruled('spot')], { margin: NOT_OFFERED });
  for (const part of [
    'The only product classified spot',
    'Not classified yet: staking, futures, earn. Not offered: margin.',
    'Where it is licensed Bahrain',
  ]) {
    expect(words).toContain(part);
  }
  expect(words).not.toContain('Haram');
});
