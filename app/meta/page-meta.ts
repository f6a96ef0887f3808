import type { MetaDescriptor } from 'react-router';
import { LANGUAGES, type Language } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { PRODUCT_NAME } from './product.ts';
import type { SharePicture } from './share-picture.ts';
import { siteShareAddress } from './share-picture.ts';
import type { Place, StructuredData } from './things.ts';

/** What a route's `meta` is called with, as far as it matters here. */
interface Args {
  location: { pathname: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

interface PageMeta {
  title: string;
  description: string;
  /** Of the page's listing; without one the site's own. */
  share?: SharePicture;
  data?: (place: Place) => StructuredData[];
}

/** Title, description, picture and structured data of a page, for search engines and for sharing. */
export function pageMeta(
  { location, matches }: Args,
  { title, description, share, data }: PageMeta,
): MetaDescriptor[] {
  const fullTitle = title ? `${title} | ${PRODUCT_NAME}` : PRODUCT_NAME;
  const words = [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: PRODUCT_NAME },
    { property: 'og:type', content: share ? 'article' : 'website' },
  ];
  const origin = originOf(matches);
  if (origin === undefined) return words;
  const language = languageOf(location.pathname);
  const picture = share ?? { address: siteShareAddress(language), alt: description };
  return [
    ...words,
    { property: 'og:locale', content: localeOf(language) },
    { property: 'og:image', content: origin + picture.address },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(data?.({ origin, language }) ?? []).map((thing) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...thing },
    })),
  ];
}

// Unknown where even the root failed to load.
function originOf(matches: Args['matches']): string | undefined {
  const root = matches.find((match) => match?.id === 'root');
  return (root?.loaderData as { origin: string } | undefined)?.origin;
}

// As Open Graph writes it: `en_GB`.
function localeOf(code: Language): string {
  const { language, region } = new Intl.Locale(LANGUAGES[code].locale);
  return `${language}_${region}`;
}
