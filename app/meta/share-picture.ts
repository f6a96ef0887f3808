import type { Language } from '#app/i18n/languages.ts';
import type { Kind } from '#domain/listing/kind.ts';

/** The preview picture of a shared page. */
export interface SharePicture {
  /** On our site. */
  path: string;
  /** Alternative text. */
  alt: string;
}

/** The path of the picture of all pages without a listing. */
export function siteSharePath(language: Language): string {
  return `/share/site/${language}.png`;
}

/** The path of a listing's picture. `version` changes with its content, so that no cache serves an old picture. */
export function listingSharePath({
  kind,
  id,
  language,
  version,
}: {
  kind: Kind;
  id: string;
  language: Language;
  version: string;
}): string {
  return `/share/${kind}/${id}/${language}.png?v=${version}`;
}
