import type { Language } from '#app/i18n/languages.ts';
import { regionName } from '#domain/listing/country.ts';
import { KIND } from '#domain/listing/kind.ts';
import type { Listing } from '#domain/listing/listing.ts';
import type { TermsView } from './terms.tsx';

/** Fees and availability of a listing in one language; null: a kind without them. */
export function termsView(
  { kind, terms }: Pick<Listing, 'kind' | 'terms'>,
  language: Language,
): TermsView | null {
  if (!KIND[kind].hasTerms) return null;
  // Named here, because browsers name some countries otherwise than the server.
  const refused = terms.refused?.countries.map((code) => regionName(code, language)) ?? [];
  return { terms, refused };
}
