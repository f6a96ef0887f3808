import { useLocation, useMatches } from 'react-router';
import { LANGUAGE_CODES, type Language } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useSite } from './use-site.ts';

/** The canonical address and the same page in each language; none for a page that is not there. */
export function OtherLanguages() {
  const site = useSite();
  const { pathname, search } = useLocation();
  const { language } = useLanguage();
  const screen = useMatches().at(-1);
  if (!site || !screen || isMissing(screen) || isAdmin(pathname)) return null;
  const page = pathname.replace(/(?<=.)\/+$/, '');
  const address = (inLanguage: Language) =>
    site.origin + localizedPath(page, inLanguage) + pageQuery(screen, search);
  return (
    <>
      <link rel="canonical" href={address(language)} />
      {LANGUAGE_CODES.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={address(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address('ar')} />
    </>
  );
}

// A list's pages have addresses of their own; searches, filters and the home page's table have not.
function pageQuery(screen: { loaderData: unknown }, search: string): string {
  const isPlain = [...new URLSearchParams(search).keys()].every((key) => key === 'page');
  const { page } = (screen.loaderData ?? {}) as { page?: number };
  return isPlain && page && page > 1 ? `?page=${page}` : '';
}

// It has one address and is for no search engine.
function isAdmin(pathname: string): boolean {
  return /^\/admin(\/|$)/i.test(pathname);
}

// A listing's page whose listing was not found has no data.
function isMissing({ id, loaderData }: { id: string; loaderData: unknown }): boolean {
  return id.endsWith('not-found') || (/(coin|exchange)$/.test(id) && loaderData === undefined);
}
