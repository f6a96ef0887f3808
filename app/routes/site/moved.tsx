import { redirect } from 'react-router';
import type { PublicScreen } from '#app/context/screens.ts';
import { languageOf, localizedPath } from '#app/i18n/localized-path.ts';
import type { Route } from './+types/moved';

export const screen = { cacheSeconds: null, sitemap: false, offline: true } satisfies PublicScreen;

/** Permanent redirect to a list from the navigation's `/crypto` and from addresses that readers guess; the query stays. */
export function loader({ url: { pathname, search } }: Route.LoaderArgs) {
  const list = /exchanges\/?$/i.test(pathname) ? '/exchange' : '/cryptocurrencies';
  return redirect(localizedPath(list, languageOf(pathname)) + search, 301);
}
