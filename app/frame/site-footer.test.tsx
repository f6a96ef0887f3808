import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { en } from '#app/i18n/text.en.ts';
import { SiteFooter } from './site-footer.tsx';

test('the footer names the operator’s accounts and the site’s own address, unless only this machine can reach it', () => {
  const account = 'https://photos.example/us';
  expect(render('https://tabayyan.example', [])).toContain(en.footer.follow);
  const [link] = render('http://localhost:3000', [account]).match(/<a [^>]*photos[^>]*>/) ?? [];
  expect(link).toMatch(/target="_blank".*noopener|noopener.*target="_blank"/);
  expect(render('http://localhost:3000', [account])).not.toContain('href="http://localhost');
  expect(render('http://localhost:3000', [])).not.toContain(en.footer.follow);
});

test('an account has the icon of its host, wherever it is in the list', () => {
  const footer = render('http://localhost:3000', ['https://t.me/us', 'https://photos.example/us']);
  const icons = footer.match(/lucide-(?:send|globe)\b/g) ?? [];
  expect([...new Set(icons)]).toEqual(['lucide-send', 'lucide-globe']);
});

function render(origin: string, social: string[]): string {
  const site = { origin, links: { social }, menu: [], year: 2026 };
  const router = createMemoryRouter([{ id: 'root', path: '*', element: <SiteFooter /> }], {
    initialEntries: ['/en'],
    hydrationData: { loaderData: { root: site } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
