import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';

// Every public page at its bare path (Arabic), under /en, and under /ar (Arabic by another address).
export default ['', 'en', 'ar'].map((prefix) =>
  layout('site/frame.tsx', { id: `${prefix}frame` }, publicPages(prefix)),
) satisfies RouteConfig;

function publicPages(prefix: string): RouteConfigEntry[] {
  const page = (path: string, file: string) =>
    route(prefix ? `${prefix}/${path}` : path, `site/${file}.tsx`, { id: `${prefix}${file}` });
  return [
    prefix
      ? route(prefix, 'site/home.tsx', { id: `${prefix}home` })
      : index('site/home.tsx', { id: 'home' }),
    page('cryptocurrencies', 'cryptocurrencies'),
    page('crypto', 'crypto'),
    page('coin/:id', 'coin'),
    page('exchange', 'exchanges'),
    page('exchange/:id', 'exchange'),
    page('markets', 'markets'),
    page('news', 'news'),
    page('*', 'not-found'),
  ];
}
