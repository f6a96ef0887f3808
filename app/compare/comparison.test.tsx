import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { en } from '#app/i18n/text.en.ts';
import { summarize } from '#domain/listing/display.ts';
import { CURRENT_METHOD } from '#domain/method/method.ts';
import { groundsSchema } from '#domain/ruling/ruling.ts';
import { rulingViews } from '#domain/ruling/ruling-view.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';
import { newListing } from '#tests/samples/listings.ts';
import { newRuling, PASS } from '#tests/samples/rulings.ts';
import type { Compared } from './compared.ts';
import { Comparison } from './comparison.tsx';

// Their findings on spot are equal, and so are their verdicts but that on margin.
const COMPARED = [exchangeWith('halal', 'pass'), exchangeWith('haram', 'fail')];

describe('a comparison', () => {
  test('marks every row that differs: of a product, a verdict and a criterion', () => {
    const rows = rowsOf('all');
    expect(rows.filter(({ isMarked }) => isMarked).map(({ label }) => label)).toEqual([
      'Margin',
      en.listing.status,
      'Loan',
    ]);
    expect(rows.map(({ label }) => label)).toContain('Spot');
  });

  test('of the rows that differ has no others of any kind, and no mark', () => {
    const rows = rowsOf('differing');
    // The first three are the heads of the columns.
    expect(rows.slice(3).map(({ label }) => label)).toEqual(['Margin', en.listing.status, 'Loan']);
    expect(rows.some(({ isMarked }) => isMarked)).toBe(false);
  });

  test('as an example has no mark', () => {
    expect(rowsOf('example').some(({ isMarked }) => isMarked)).toBe(false);
  });
});

function exchangeWith(verdict: Verdict, finding: 'pass' | 'fail'): Compared {
  const grounds = (scope: 'spot' | 'margin', criteria: object) =>
    groundsSchema('exchange', scope, {}).parse({
      method: CURRENT_METHOD.version,
      judgedOn: '2026-11-01',
      criteria,
    });
  const listing = newListing({
    kind: 'exchange',
    id: verdict,
    rulings: {
      spot: newRuling({ grounds: grounds('spot', { settlement: PASS }) }),
      margin: newRuling({ verdict, grounds: grounds('margin', { loan: { ...PASS, finding } }) }),
    },
  });
  return {
    listing: summarize(listing, 'en', 'detail', () => null),
    unoffered: {},
    rulings: rulingViews(listing, 'en', { today: '2026-11-02', positions: [] }),
  };
}

/** The rows of the table, with their labels. */
function rowsOf(shownRows: ComponentProps<typeof Comparison>['shownRows']) {
  const element = (
    <Comparison
      compared={COMPARED}
      scopes={['spot', 'margin']}
      unruled={[]}
      shownRows={shownRows}
    />
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/en'] });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return [...html.matchAll(/<th scope="row">(.*?)<\/th>/gs)].map(([, head = '']) => ({
    label: head.replace(/<span class="comparison-sign.*$/s, '').replace(/<[^>]+>/g, ''),
    isMarked: head.includes(en.compare.differs),
  }));
}
