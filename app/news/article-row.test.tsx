import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { en } from '#app/i18n/text.en.ts';
import { ArticleRow } from './article-row.tsx';
import type { NamedListing } from './shown-article.ts';

const BITCOIN = named({ kind: 'coin', id: 'bitcoin', name: 'Bitcoin' });
const FUTURES = named({ kind: 'exchange', id: 'one', name: 'One', product: 'futures' });

test('a verdict says what it is on, and a row without one that no listing is named', () => {
  const spot = `<span class="text-muted">${en.exchanges.strip.spot}</span>`;
  expect(render([BITCOIN])).toContain(spot);
  expect(render([FUTURES])).not.toContain(spot);
  expect(render([FUTURES])).not.toContain(en.news.noneNamed);
  expect(render([])).toContain(en.news.noneNamed);
});

function named(given: Partial<NamedListing> & Pick<NamedListing, 'kind' | 'id' | 'name'>) {
  const ruling: NamedListing['ruling'] = {
    scope: 'spot',
    scopeName: 'Holding and spot buying',
    isMain: true,
    verdict: 'halal',
    firmness: { sign: 'half', name: 'Contested' },
    ruledAt: null,
    isOverdue: false,
    isDeparture: false,
    decides: null,
    isPassed: true,
    findings: '',
  };
  const isOfProduct = given.product != null;
  return {
    product: null,
    unofferedReason: undefined,
    ruling: isOfProduct ? null : ruling,
    ...given,
  } satisfies NamedListing;
}

function render(listings: NamedListing[]): string {
  const article = {
    title: 'A headline',
    url: 'https://news.example/one',
    source: 'Example',
    language: 'en' as const,
    excerpt: '',
    picture: null,
    logo: null,
    published: { iso: '2026-01-01T00:00:00Z', age: '1 hour ago', inFull: '1 January 2026' },
    named: listings,
    more: 0,
  };
  const element = <ArticleRow article={article} isLanguageShown={false} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/en/news'] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
