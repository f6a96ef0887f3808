import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { en } from '#app/i18n/text.en.ts';
import { YearStrip } from './year-strip.tsx';

const EMPTY = { month: '2026-09', entries: 0, verdicts: 0 };
const OCTOBER = { month: '2026-10', entries: 3, verdicts: 1 };
const NOVEMBER = { month: '2026-11', entries: 5, verdicts: 2 };

test('the chart of a ledger needs two months with entries', () => {
  const html = render([EMPTY, OCTOBER, NOVEMBER]);
  expect(html).toContain(en.changes.yearTitle);
  expect(html.match(/<rect/g)).toHaveLength(6);
});

test('a single month with entries, or none, has no chart', () => {
  expect(render([EMPTY, { ...OCTOBER, entries: 0 }, NOVEMBER])).toBe('');
  expect(render([EMPTY])).toBe('');
});

function render(months: Parameters<typeof YearStrip>[0]['months']): string {
  const element = <YearStrip months={months} />;
  const router = createMemoryRouter([{ path: '/en', element }], { initialEntries: ['/en'] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
