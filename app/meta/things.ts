import type {
  AboutPage,
  Article,
  BreadcrumbList,
  ItemList,
  Organization,
  SearchAction,
  SoftwareApplication,
  WebSite,
} from 'schema-dts';
import { LANGUAGES, type Language } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import type { ListingDetail, ListingSummary } from '#domain/listing/display.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { siteName } from './site-name.ts';

/** A thing of schema.org, as JSON-LD without its context. The types are the vocabulary's: a misspelt property does not compile. */
export type StructuredData = Exclude<
  AboutPage | Article | BreadcrumbList | ItemList | Organization | WebSite,
  string
>;

/** Search engines require `query-input`, which the vocabulary lacks. */
type Search = SearchAction & { 'query-input': string };

/** The site and the language of the page with the data. */
export interface SiteInLanguage {
  origin: string;
  language: Language;
}

/** The organization that runs the directory. */
export function organization({ origin, language }: SiteInLanguage): StructuredData {
  return { ...publisher(origin, language), logo: `${origin}/icon-512.png` };
}

/** The site itself, with its search. */
export function webSite({ origin, language }: SiteInLanguage): StructuredData {
  const { text } = LANGUAGES[language];
  const search = localizedPath('/search', language);
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    url: address({ origin, language }, '/'),
    name: siteName(language),
    description: text.description,
    inLanguage: language,
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${search}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    } as Search,
  };
}

/** The page about the site, and its publisher where the operator has set one. */
export function aboutPage(
  place: SiteInLanguage,
  { name, url }: { name: string | null; url: string | null },
): StructuredData {
  const { about } = LANGUAGES[place.language].text;
  return {
    '@type': 'AboutPage',
    url: address(place, '/about'),
    name: about.title,
    description: about.text,
    inLanguage: place.language,
    isPartOf: { '@id': `${place.origin}/#website` },
    ...(name && { publisher: { '@type': 'Organization', name, ...(url && { url }) } }),
  };
}

/** The path to a page; the home page is added as its first step. */
export function breadcrumbs(
  place: SiteInLanguage,
  steps: { name: string; path: string }[],
): StructuredData {
  const { nav } = LANGUAGES[place.language].text;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: nav.home, path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address(place, path),
    })),
  };
}

/** The listings on one page of a list, in order. */
export function itemList(
  place: SiteInLanguage,
  name: string,
  items: ListingSummary[],
): StructuredData {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: address(place, `/${item.kind}/${item.id}`),
    })),
  };
}

/**
 * The ruling on a listing; empty without one. An article and no review: a review has a rating, which would be read as one of the
 * verdict.
 */
export function ruling(place: SiteInLanguage, listing: ListingDetail): StructuredData[] {
  if (!listing.verdict) return [];
  const { text } = LANGUAGES[place.language];
  const url = address(place, `/${listing.kind}/${listing.id}`);
  return [
    {
      '@type': 'Article',
      '@id': `${url}#ruling`,
      url,
      inLanguage: place.language,
      headline: `${listing.name}: ${text.verdict[listing.verdict]}`,
      ...(listing.reason && { abstract: listing.reason }),
      ...(listing.ruledAt && { datePublished: listing.ruledAt }),
      author: publisher(place.origin, place.language),
      publisher: publisher(place.origin, place.language),
      about: subject(place, listing),
    },
  ];
}

const SUBJECT = {
  coin: { '@type': 'SoftwareApplication', applicationCategory: 'FinanceApplication' },
  exchange: { '@type': 'Organization' },
} as const satisfies Record<Kind, object>;

// A coin is not sold in a shop, so it is no Product; a blockchain is run by software.
function subject(
  { origin }: SiteInLanguage,
  listing: ListingDetail,
): SoftwareApplication | Organization {
  const alternateName = listing.symbol ?? undefined;
  return {
    ...SUBJECT[listing.kind],
    name: listing.name,
    ...(alternateName && { alternateName }),
    ...(listing.description && { description: listing.description }),
    ...(listing.website && { url: listing.website }),
    ...(listing.image && { image: origin + listing.image }),
  };
}

function publisher(
  origin: string,
  language: Language,
): Extract<Organization, { '@type': 'Organization' }> {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: siteName(language),
    url: `${origin}/`,
  };
}

function address({ origin, language }: SiteInLanguage, path: string): string {
  return origin + localizedPath(path, language);
}
