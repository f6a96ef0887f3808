import type { Context } from 'hono';
import { askedPath } from '#app/frame/asked-address.ts';
import type { Language } from '#app/i18n/languages.ts';
import { barePath, languageOf, localizedPath } from '#app/i18n/localized-path.ts';
import { today } from '#domain/time/day.ts';
import type { PublicPage } from './rendering.ts';

type Routes = Record<
  string,
  { parentId?: string | undefined; path?: string | undefined } | undefined
>;

/** A path without a page; stored pages contain it in place of the requested one as it is and as shown: each is another text. */
const PLACEHOLDER = 'no-such%20page';
const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '"': '&quot;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/**
 * Answers paths of no route with the page for unknown addresses, rendered once for each language and day: the
 * address is in its link to the other language and in a line that shows it. Null: a route has the path, or the
 * router has to answer it.
 */
export function notFoundPages(routes: Routes, render: (address: string) => Promise<PublicPage>) {
  const known = knownPaths(routes);
  const rendered = new Map<Language, Promise<PublicPage>>();
  let day = today();

  function pageIn(language: Language): Promise<PublicPage> {
    // The footer names the year.
    if (day !== today()) rendered.clear();
    day = today();
    const stored = rendered.get(language);
    if (stored) return stored;
    const page = render(localizedPath(`/${PLACEHOLDER}`, language));
    rendered.set(language, page);
    const forget = () => rendered.delete(language);
    // A busy or failing server answers another page, which is not stored.
    page.then(({ status }) => status === 404 || forget(), forget);
    return page;
  }

  return async (c: Context): Promise<Response | null> => {
    const { pathname, search } = new URL(c.req.url);
    const language = languageOf(pathname);
    const isOthers = known.test(pathname) || pathname.endsWith('.data');
    if (isOthers || localizedPath(pathname, language) !== pathname) return null;
    const { status, headers, text, ownScripts } = await pageIn(language);
    const placeholder = localizedPath(`/${PLACEHOLDER}`, language);
    const parts = text.toString().split(PLACEHOLDER);
    if (status !== 404 || parts.length !== 2) return null;
    c.set('ownScripts', ownScripts);
    const address = barePath(pathname).slice(1).replace(/\/$/, '') + search;
    const page = parts
      .map((part) => part.replace(askedPath(placeholder), () => escapeHtml(askedPath(pathname))))
      .join(escapeHtml(address));
    return new Response(page, { status, headers });
  };
}

function escapeHtml(text: string): string {
  return text.replace(/[&"'<>]/g, (letter) => ESCAPES[letter] ?? '');
}

// The router ignores case and a slash at the end.
function knownPaths(routes: Routes): RegExp {
  const fullPath = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    if (!route) return '';
    return route.path ? `${fullPath(route.parentId)}/${route.path}` : fullPath(route.parentId);
  };
  const patterns = Object.keys(routes)
    .map(fullPath)
    .filter((path) => !path.endsWith('*'))
    .map((path) => path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+'));
  return new RegExp(`^(?:${[...new Set(patterns)].join('|')})/*$`, 'i');
}
