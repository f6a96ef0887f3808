import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { methodView } from '#domain/ruling/method-view.ts';
import { DecisionTree } from './decision-tree.tsx';

const { verdictTable } = methodView('en');
const [first, second] = verdictTable.filter(({ verdict }) => verdict === 'questionable');

test('a count leads to a list only if it is all of the list', () => {
  const html = render(7);
  expect(html).toContain('href="/en/cryptocurrencies?category=questionable"');
  expect(html).not.toContain('href="/en/exchange');
  // The exchanges with this verdict come from one row.
  expect(render(3)).toContain('href="/en/exchange?category=questionable"');
});

function render(questionable: number): string {
  const byRow = {
    [`${first?.id}`]: { coin: 5, exchange: 3 },
    [`${second?.id}`]: { coin: 0, exchange: questionable - 3 },
  };
  const counted = (count: number) => [{ verdict: 'questionable' as const, count, incomplete: 0 }];
  const byVerdict = { coin: counted(5), exchange: counted(questionable) };
  const element = <DecisionTree rows={verdictTable} counts={{ byRow, byVerdict }} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/en'] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
