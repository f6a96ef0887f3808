import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { en } from '#app/i18n/text.en.ts';
import { FailedPage } from './failed-page.tsx';

const AGAIN = `href="/admin/positions/edit/gone">${en.errors.tryAgain}`;
const BACK = 'href="/admin/dashboard">Back to the dashboard';

test.each<[string, unknown, string, string]>([
  ['something missing', response(404), 'This was not found.', BACK],
  ['an outdated form', response(409), 'This has changed since you opened the page.', AGAIN],
  ['an unreadable form', response(400), 'This form could not be read.', AGAIN],
  ['an error of ours', response(500), en.errors.unexpected, AGAIN],
  ['an exception', new Error('secret'), en.errors.unexpected, AGAIN],
])('the page of %s says what happened and leads on', (_, error, message, link) => {
  const shown = rendered(error);
  expect(shown).toMatch(new RegExp(`<h1[^>]*>${message}`));
  expect([BACK, AGAIN].filter((each) => shown.includes(each))).toEqual([link]);
  expect(shown).not.toContain('secret');
});

function response(status: number) {
  return { status, statusText: '', internal: false, data: null };
}

function rendered(error: unknown): string {
  const path = '/admin/positions/edit/gone';
  const router = createMemoryRouter([{ path, element: <FailedPage error={error} /> }], {
    initialEntries: [path],
  });
  // The order of attributes is React's.
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll(
    / class="[^"]*"| data-discover="true"/g,
    '',
  );
}
