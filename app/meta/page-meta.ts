import type { MetaDescriptor } from 'react-router';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { type SharePicture, siteSharePath } from './share-picture.ts';
import { SITE_NAME } from './site-name.ts';
import type { SiteInLanguage, StructuredData } from './things.ts';

/** The arguments of a route's `meta` that are used here. */
export interface PageArguments {
  location: { pathname: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

interface PageMeta {
  title: string;
  description: string;
  /** The picture of the page's listing; by default the site's own. */
  share?: SharePicture;
  data?: (place: SiteInLanguage) => StructuredData[];
}

/** Title, description, picture and structured data of a page, for search engines and for sharing. */
export function pageMeta(
  { location, matches }: PageArguments,
  { title, description, share, data }: PageMeta,
): MetaDescriptor[] {
  const fullTitle = title ? `${title} | ${SITE_NAME}` : SITE_NAME;
  const tags = [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: SITE_NAME },
    { property: 'og:type', content: share ? 'article' : 'website' },
  ];
  const origin = originOf(matches);
  if (origin === undefined) return tags;
  const language = languageOf(location.pathname);
  const picture = share ?? { path: siteSharePath(language), alt: description };
  return [
    ...tags,
    { property: 'og:locale', content: LOCALES[language] },
    { property: 'og:image', content: origin + picture.path },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(data?.({ origin, language }) ?? []).map((thing) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...thing },
    })),
  ];
}

// Undefined if the root failed to load.
function originOf(matches: PageArguments['matches']): string | undefined {
  const root = matches.find((match) => match?.id === 'root');
  return (root?.loaderData as { origin: string } | undefined)?.origin;
}

// In Open Graph's format: `en_GB`.
const LOCALES = Object.fromEntries(
  LANGUAGE_CODES.map((code) => {
    const { language, region } = new Intl.Locale(LANGUAGES[code].locale);
    return [code, `${language}_${region}`];
  }),
) as Record<Language, string>;
