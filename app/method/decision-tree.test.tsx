import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { methodView } from '#domain/ruling/method-view.ts';
import { DecisionTree } from './decision-tree.tsx';

const { verdictTable } = methodView('en');
const [first, second] = verdictTable.filter(({ verdict }) => verdict === 'questionable');

test('a count has no link where the list has more than it counts', () => {
  const linked = (html: string) =>
    [...html.matchAll(/href="\/en\/exchange\?[^>]*>([^<]+)</g)].map(([, words]) => words);
  expect(linked(render(7))).toEqual([]);
  // The exchanges with this verdict come from one row.
  expect(linked(render(3))).toEqual(['3 exchanges']);
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
