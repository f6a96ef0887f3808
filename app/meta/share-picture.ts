import type { Language } from '#app/i18n/languages.ts';
import type { Kind } from '#domain/listing/kind.ts';

/** What is shown where somebody shares a page. */
export interface SharePicture {
  /** Path on our site. */
  address: string;
  /** The picture in words. */
  alt: string;
}

/** The picture of every page that is not a listing's. */
export function siteShareAddress(language: Language): string {
  return `/share/site/${language}.png`;
}

/** `version` changes with what the picture says: one that was kept elsewhere is not shown for another. */
export function listingShareAddress(
  kind: Kind,
  id: string,
  language: Language,
  version: string,
): string {
  return `/share/${kind}/${id}/${language}.png?v=${version}`;
}
