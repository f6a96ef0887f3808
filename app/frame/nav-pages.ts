import type { Text } from '#app/i18n/text.en.ts';

export type PageKey = keyof Pick<
  Text['nav'],
  'home' | 'coins' | 'exchanges' | 'check' | 'markets' | 'news' | 'mine'
>;

interface NavPage {
  key: PageKey;
  path: string;
  /** Another address of the same page. */
  also?: string;
}

/** The pages in the header: the five of requirement 2.4 and the check. `/crypto` redirects to the coin list. */
export const NAV_PAGES: NavPage[] = [
  { key: 'home', path: '/' },
  { key: 'coins', path: '/crypto', also: '/cryptocurrencies' },
  { key: 'exchanges', path: '/exchange' },
  { key: 'check', path: '/check' },
  { key: 'markets', path: '/markets' },
  { key: 'news', path: '/news' },
];

/** Whether the page `here` (without language) is `path` or below it; a coin is below the list of coins. */
export function isAt(here: string, path: string | undefined): boolean {
  if (path === undefined) return false;
  const place = here.replace(/^\/coin(?=\/)/, '/cryptocurrencies');
  return place === path || (path !== '/' && place.startsWith(`${path}/`));
}
