import { useLocation, useMatches } from 'react-router';
import { barePath, localizedPath } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useSite } from './use-site.ts';

/** The canonical address and the same page in each language. Of a list's query only the page counts. */
export function OtherLanguages() {
  const site = useSite();
  const { pathname, search } = useLocation();
  const { language } = useLanguage();
  const isFound = useMatches().every((match) => !match.id.endsWith('not-found'));
  if (!site || !isFound) return null;
  // The home page's table is a part of it, not a page of its own.
  const isHome = barePath(pathname) === '/';
  const page = isHome ? null : new URLSearchParams(search).get('page');
  const query = page && page !== '1' && /^\d+$/.test(page) ? `?page=${page}` : '';
  const address = (inLanguage: 'ar' | 'en') =>
    site.origin + localizedPath(pathname.replace(/(?<=.)\/+$/, ''), inLanguage) + query;
  return (
    <>
      <link rel="canonical" href={address(language)} />
      <link rel="alternate" hrefLang="ar" href={address('ar')} />
      <link rel="alternate" hrefLang="en" href={address('en')} />
      <link rel="alternate" hrefLang="x-default" href={address('ar')} />
    </>
  );
}
