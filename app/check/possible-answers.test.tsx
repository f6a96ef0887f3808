import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { en } from '#app/i18n/text.en.ts';
import { PossibleAnswers } from './possible-answers.tsx';

test('a warning is a possible answer only where a list of warnings has been read', () => {
  const { warned } = en.caution.check.possible;
  expect(render(true)).toContain(warned.title);
  expect(render(false)).not.toContain(warned.title);
});

function render(hasLists: boolean): string {
  const element = <PossibleAnswers hasLists={hasLists} />;
  const router = createMemoryRouter([{ path: '/en/check', element }], {
    initialEntries: ['/en/check'],
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
