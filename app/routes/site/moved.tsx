import { redirect } from 'react-router';
import type { PublicScreen } from '#app/context/screens.ts';
import { languageOf, localizedPath } from '#app/i18n/localized-path.ts';
import { pathSegments } from '#app/i18n/path-segments.ts';
import type { Route } from './+types/moved';

export const screen = { cacheSeconds: null, sitemap: false, offline: true } satisfies PublicScreen;

/** Permanent redirect from the navigation's `/crypto`, from published addresses and from ones that readers guess; the query stays. */
export function loader({ url: { pathname, search } }: Route.LoaderArgs) {
  const [path, hash] = targetOf(pathname);
  return redirect(localizedPath(path, languageOf(pathname)) + search + hash, 301);
}

function targetOf(pathname: string): [path: string, hash: string] {
  const last = pathSegments(pathname).at(-1);
  if (last === 'differences') return ['/positions', '#differences'];
  return [last === 'exchanges' ? '/exchange' : '/cryptocurrencies', ''];
}
