import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { PositionLine, PositionsOn } from '#domain/position/position-view.ts';
import { Positions } from './positions.tsx';

function pageOf(on: PositionsOn): string {
  const element = <Positions on={on} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/en'] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

function titlesOf(on: PositionsOn): string[] {
  return [...pageOf(on).matchAll(/<summary[^>]*>([^<]*)/g)].map(([, title = '']) => title);
}

const line = (id: string): PositionLine => ({
  id,
  who: 'A board',
  holder: 'a-board',
  stance: 'forbidden',
  saidOn: null,
  shownCovers: [],
  limit: null,
});
const lines = (...ids: string[]) => ids.map(line);

test('texts of one decision count once, as in the head of the page', () => {
  const on: PositionsOn = {
    first: lines('one'),
    named: lines('one-translated', 'two'),
    asClass: lines('three', 'three-translated', 'two-in-part'),
    decisions: { total: 3, named: 2, byStance: [['forbidden', 3]] },
  };
  expect(titlesOf(on)).toEqual([
    'The other decision',
    '1 decision on crypto-assets in general only',
  ]);
});

test('a position that leads says what limits it and what else it covers, like the others', () => {
  const limited: PositionLine = {
    ...line('one'),
    stance: 'permitted',
    shownCovers: [{ type: 'act', act: 'mining' }],
    limit: 'It permits payment alone.',
  };
  const on: PositionsOn = {
    first: [limited],
    named: [],
    asClass: [],
    decisions: { total: 1, named: 1, byStance: [['permitted', 1]] },
  };
  expect(pageOf(on)).toContain('It permits payment alone.');
  expect(pageOf(on)).toContain('mining');
});
