import { profileLinks } from '#domain/listing/display.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { Listing } from '#domain/listing/listing.ts';
import type { LinkField } from '#domain/listing/plain-field.ts';
import { webAddress } from '#domain/outbound/web-address.ts';

/** The parts of a listing that contain links: its own addresses, and the evidence of its rulings. */
export interface Linking extends Pick<Listing, LinkField> {
  kind: Kind;
  id: string;
  /** Any structure; its links are the members named `url`. */
  rulings?: unknown;
}

/** The limit of the database's index. */
const MAX_LENGTH = 2000;

/** Every public link of a listing, once: the links that are checked. */
export function linksOf(listing: Linking): string[] {
  const profile = profileLinks(listing).map(({ href }) => href);
  const evidence = urlsIn(listing.rulings).flatMap((url) => webAddress(url)?.href ?? []);
  return [...new Set([...profile, ...evidence].map(withoutFragment))].filter(
    (url) => url.length <= MAX_LENGTH,
  );
}

/** The address by which a link is looked up. */
export function withoutFragment(url: string): string {
  return url.split('#', 1)[0] ?? url;
}

function urlsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'url' && typeof inner === 'string' ? [inner] : urlsIn(inner),
  );
}
