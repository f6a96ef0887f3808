import { redirect } from 'react-router';
import type { PublicScreen } from '#app/context/screens.ts';
import { languageOf, localizedPath } from '#app/i18n/localized-path.ts';
import type { Route } from './+types/crypto';

export const screen = { cacheSeconds: null, sitemap: false, offline: true } satisfies PublicScreen;

/** Permanent redirect from the navigation's address of the coin list; the query stays. */
export function loader({ url: { pathname, search } }: Route.LoaderArgs) {
  return redirect(localizedPath('/cryptocurrencies', languageOf(pathname)) + search, 301);
}
