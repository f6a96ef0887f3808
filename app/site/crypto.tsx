import { replace } from 'react-router';
import { languageOf, localizedPath } from '#app/i18n/localized-path.ts';
import type { Route } from './+types/crypto';

/** The navigation's address of the coin list; permanent, with the query kept. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  return replace(localizedPath('/cryptocurrencies', languageOf(pathname)) + search, 301);
}
