import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { en } from '#app/i18n/text.en.ts';
import { Criteria } from './criteria.tsx';

test('a failure that ended says that it counts as a concern, until it no longer does', () => {
  expect(render('concern')).toContain(en.ruling.stillConcern);
  expect(render('pass')).not.toContain(en.ruling.stillConcern);
});

function render(tone: 'concern' | 'pass'): string {
  const criterion = {
    id: 'licence',
    name: 'Licence',
    question: 'Is it licensed?',
    isCore: false,
    finding: { id: 'resolved', name: 'Resolved (2024)', tone },
    note: null,
    evidence: [],
  };
  const element = <Criteria kind="exchange" criteria={[criterion]} />;
  const router = createMemoryRouter([{ path: '/en', element }], { initialEntries: ['/en'] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
