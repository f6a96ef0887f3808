import { useLocation, useMatches } from 'react-router';
import { useSite } from '#app/context/use-site.ts';
import { isAdminPath } from '#app/i18n/admin-path.ts';
import { LANGUAGE_CODES, type Language } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';

/** The export `handle` of a route module whose address may name no page: always, or if its loader failed. */
export interface MissingPage {
  missing: 'always' | 'withoutData';
}

/** The canonical address and the same page in each language; nothing for a missing page. */
export function OtherLanguages() {
  const site = useSite();
  const { pathname, search } = useLocation();
  const { language } = useLanguage();
  const match = useMatches().at(-1);
  if (!site || !match || isMissing(match)) return null;
  // The admin has one language and no search results.
  if (isAdminPath(pathname)) return null;
  const page = pathname.replace(/(?<=.)\/+$/, '');
  const address = (inLanguage: Language) =>
    site.origin + localizedPath(page, inLanguage) + pageQuery(match.loaderData, search);
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

// Pages of a list have their own canonical address; searches, filters and the home page's table do not.
function pageQuery(loaderData: unknown, search: string): string {
  const isPlain = [...new URLSearchParams(search).keys()].every((key) => key === 'page');
  const { page } = (loaderData ?? {}) as { page?: number };
  return isPlain && page && page > 1 ? `?page=${page}` : '';
}

function isMissing({ handle, loaderData }: { handle: unknown; loaderData: unknown }): boolean {
  const { missing } = (handle ?? {}) as Partial<MissingPage>;
  return missing === 'always' || (missing === 'withoutData' && loaderData === undefined);
}
