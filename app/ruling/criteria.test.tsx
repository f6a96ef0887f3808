import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { en } from '#app/i18n/text.en.ts';
import { methodOf } from '#domain/method/method.ts';
import { findingView } from '#domain/ruling/ruling-view.ts';
import { Criteria } from './criteria.tsx';

test('a failure that ended says that it counts as a concern, until it no longer does', () => {
  const shown = (day: string) => {
    const answer = { finding: 'resolved', endedOn: '2023-11-24' };
    const finding = findingView(methodOf('2'), answer, { language: 'en', day });
    return rendered(<Criteria kind="exchange" criteria={[{ ...CRITERION, finding }]} />);
  };
  expect(shown('2026-11-23')).toContain(en.ruling.stillConcern);
  expect(shown('2026-11-24')).not.toContain(en.ruling.stillConcern);
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
  const shown = rendered(<Criteria kind="exchange" criteria={[CRITERION]} />);
  expect(shown).not.toContain(en.ruling.otherCriteria);
});

test.each([
  ['بانک مرکزی', 'fa', '<blockquote lang="fa" dir="rtl">'],
  ['Bank', 'tr', '<blockquote lang="tr" dir="ltr">'],
  ['مصرف', undefined, '<blockquote lang="ar" dir="auto">'],
] as const)('the quote “%s” in %s has its language and direction', (quote, language, begins) => {
  const evidence = [{ url: 'https://bank.example', title: 'A bank', quote, language, readOn }];
  const shown = rendered(<Criteria kind="exchange" criteria={[{ ...CRITERION, evidence }]} />);
  expect(shown).toContain(`${begins}${quote}`);
});

const readOn = '2026-11-01';
const CRITERION = {
  id: 'licence',
  name: 'Licence',
  question: 'Is it licensed?',
  isCore: false,
  finding: { id: 'pass', name: 'No objection', tone: 'pass' as const },
  note: null,
  evidence: [],
};

function rendered(element: ReactNode): string {
  const router = createMemoryRouter([{ path: '/en', element }], { initialEntries: ['/en'] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
