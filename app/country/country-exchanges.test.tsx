import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { RegisteredCell } from '#domain/licence/cells.ts';
import { newLicence } from '#tests/samples/licences.ts';
import { cellView } from './cell-view.ts';
import { CountryExchanges } from './country-exchanges.tsx';

test('an exchange has the day of each register copy that it was looked up in, once', () => {
  const licensedOn = (copiedOn: string, number: string): RegisteredCell => ({
    state: 'licensed',
    licence: newLicence({ copiedOn, number }),
  });
  const cells = [
    licensedOn('2026-01-02', '1'),
    licensedOn('2026-01-02', '2'),
    licensedOn('2026-03-04', '3'),
  ].map((cell) => cellView(cell, 'en'));
  const [summary = ''] = /<summary.*?<\/summary>/s.exec(render(cells)) ?? [];
  expect(summary.match(/register copy of [^<]+/g)).toEqual([
    'register copy of 2 January 2026',
    'register copy of 4 March 2026',
  ]);
});

function render(cells: ReturnType<typeof cellView>[]): string {
  const exchanges = [{ id: 'one', name: 'One', cells }];
  const country = { exchanges, others: null };
  const element = <CountryExchanges country={country} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/en'] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
