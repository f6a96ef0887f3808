import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ProductMatrix } from './product-matrix.tsx';

test('a product without a verdict has its row, which says whether it is offered', () => {
  const margin = { offered: 'no' as const, evidence: [] };
  const element = <ProductMatrix name="One" rulings={[]} offers={{ margin }} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/en'] });
  const [, body] = renderToStaticMarkup(<RouterProvider router={router} />).split('<tbody>');
  const rows = body?.match(/<tr.*?<\/tr>/gs) ?? [];
  expect(rows.map((row) => row.replace(/<[^>]+>/g, ' ').trim())).toEqual([
    expect.stringMatching(/^Spot +Not classified$/),
    expect.stringMatching(/^Staking +Not classified$/),
    expect.stringMatching(/^Margin +Not offered$/),
    expect.stringMatching(/^Futures +Not classified$/),
    expect.stringMatching(/^Earn +Not classified$/),
  ]);
});
