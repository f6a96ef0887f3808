import { profileLinks } from '#domain/listing/display.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { Listing } from '#domain/listing/listing.ts';
import type { LinkField } from '#domain/listing/plain-field.ts';
import { webAddress } from '#domain/outbound/web-address.ts';

/** What of a listing has links: its own addresses, and the sentences its verdicts rest on. */
export interface Linking extends Pick<Listing, LinkField> {
  kind: Kind;
  id: string;
  /** Whatever is in it: its links stand under `url`. */
  rulings?: unknown;
}

/** An index takes no longer ones. */
const LONGEST = 2000;

/** Every public link of a listing, once: the one place that says which are checked. */
export function linksOf(listing: Linking): string[] {
  const profile = profileLinks(listing).map(({ href }) => href);
  const evidence = urlsIn(listing.rulings).flatMap((url) => webAddress(url)?.href ?? []);
  return [...new Set([...profile, ...evidence].map(withoutFragment))].filter(
    (url) => url.length <= LONGEST,
  );
}

/** Under what a link is looked up: which part of a page it leads to makes no difference. */
export function withoutFragment(url: string): string {
  return url.split('#', 1)[0] ?? url;
}

/** The host that is asked; `www.` is mostly the same machine. */
export function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}

function urlsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'url' && typeof inner === 'string' ? [inner] : urlsIn(inner),
  );
}
