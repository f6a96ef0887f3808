import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { en } from '#app/i18n/text.en.ts';
import { Criteria } from './criteria.tsx';

test('a failure that ended says that it counts as a concern, until it no longer does', () => {
  expect(render('concern')).toContain(en.ruling.stillConcern);
  expect(render('pass')).not.toContain(en.ruling.stillConcern);
});

test('core criteria are listed before the others, which alone give no haram', () => {
  const core = { ...CRITERION, id: 'custody', name: 'Custody', isCore: true };
  const shown = rendered(
    <Criteria kind="exchange" criteria={[CRITERION, core]} needsCoreForHaram />,
  );
  const order = [en.ruling.coreCriteria, 'Custody', en.ruling.lesserCriteria, 'Licence'];
  expect(order.map((words) => shown.indexOf(words)).toSorted((a, b) => a - b)).toEqual(
    order.map((words) => shown.indexOf(words)),
  );
  expect(shown).toContain(en.ruling.lesserCriteria);
});

test('criteria of one weight have no headings', () => {
  expect(render('pass')).not.toContain(en.ruling.otherCriteria);
});

const CRITERION = {
  id: 'licence',
  name: 'Licence',
  question: 'Is it licensed?',
  isCore: false,
  finding: { id: 'resolved', name: 'Resolved (2024)', tone: 'pass' as const },
  note: null,
  evidence: [],
};

function render(tone: 'concern' | 'pass'): string {
  const criterion = { ...CRITERION, finding: { ...CRITERION.finding, tone } };
  return rendered(<Criteria kind="exchange" criteria={[criterion]} />);
}

function rendered(element: ReactNode): string {
  const router = createMemoryRouter([{ path: '/en', element }], { initialEntries: ['/en'] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
