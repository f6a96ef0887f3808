import type { Service } from '#domain/address/accounts.ts';
import { addressOf } from '#domain/address/address.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { type LinkField, twitterName } from '#domain/listing/plain-field.ts';
import { webAddress } from '#domain/outbound/web-address.ts';
import { findHidden } from '#domain/text/hidden-characters.ts';
import { lettersAlone, skeletonOf } from './letters/letters.ts';
import { wholeOf } from './pasted/pasted-text.ts';

export const IDENTIFIER_FIELDS = [
  'name',
  'symbol',
  'website',
  'whitepaper',
  'twitter',
  'telegram',
  'github',
  'reddit',
  'contract',
] as const;
export type IdentifierField = (typeof IDENTIFIER_FIELDS)[number];

/** A name or address by which a listing is known, and its field. */
export interface Identifier {
  kind: Kind;
  id: string;
  field: IdentifierField;
  /** The type: a domain, an account, a name, or a single address on a shared domain. */
  sort: 'domain' | 'account' | 'name' | 'symbol' | 'address';
  /** As readers see it: `binance.com`, `binance`, `USDT`. */
  text: string;
  /** The part that its owner chooses: `binance`. */
  label: string;
  service?: Service;
}

/** The fields of a listing that identify it. */
export type IdentifiedListing = {
  kind: Kind;
  id: string;
  name: string | null;
  arabicName?: string | null;
  symbol: string | null;
} & Record<LinkField, string | null>;

/** The identifiers of a listing. */
export function identifiersOf(listing: IdentifiedListing): Identifier[] {
  const { kind, id, name, arabicName, symbol } = listing;
  const website = webMark(listing, 'website');
  const whitepaper = webAddress(listing.whitepaper);
  const handle = twitterName(listing.twitter);
  // The trigger `notify_of_listings` (db/migrations) compares these columns: without them there, the index misses a change.
  const links: Record<LinkField, Found | null> = {
    website,
    telegram: webMark(listing, 'telegram'),
    github: webMark(listing, 'github'),
    reddit: webMark(listing, 'reddit'),
    twitter: handle
      ? { field: 'twitter', sort: 'account', service: 'twitter', ...same(handle) }
      : null,
    whitepaper:
      whitepaper && addressOf(whitepaper).domain !== website?.text
        ? { field: 'whitepaper', sort: 'address', ...same(wholeOf(whitepaper)) }
        : null,
  };
  const identifiers = [
    ...Object.values(links),
    ...[name, arabicName].map(
      (each) => isVisible(each) && ({ field: 'name', sort: 'name', ...same(each) } as const),
    ),
    symbol && ({ field: 'symbol', sort: 'symbol', ...same(symbol) } as const),
  ];
  return identifiers.flatMap((identifier) => (identifier ? [{ kind, id, ...identifier }] : []));
}

/** The folded forms of an identifier: its label's, and for a short label also the whole domain's, as in `chain.link`. */
export function skeletonsOf({
  sort,
  text,
  label,
}: Pick<Identifier, 'sort' | 'text' | 'label'>): string[] {
  const skeleton = skeletonOf(lettersAlone(label));
  if (sort !== 'domain' || skeleton.length > MAX_PART_LENGTH) return [skeleton];
  return [skeleton, skeletonOf(lettersAlone(text))];
}

/** Whether it is a domain or an account, which belongs to one owner. */
export function isPlace({ sort }: Pick<Identifier, 'sort'>): boolean {
  return sort === 'domain' || sort === 'account';
}

/** An identifier as people write it. */
export function shownIdentifier({ service, text }: Pick<Identifier, 'service' | 'text'>): string {
  return service === 'twitter' || service === 'telegram' ? `@${text}` : text;
}

/** The key of a listing among both kinds. */
export function listingKey({ kind, id }: Pick<Identifier, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

/** Whether a name can identify a listing: with invisible characters it would pass for another. */
export function isVisible(name: string | null | undefined): name is string {
  return Boolean(name) && findHidden(name ?? '', 'line').length === 0;
}

type Found = Omit<Identifier, 'kind' | 'id'>;

/** Longer labels are names by themselves, without the ending. */
const MAX_PART_LENGTH = 6;

function webMark(
  listing: IdentifiedListing,
  field: 'website' | 'telegram' | 'github' | 'reddit',
): Found | null {
  const url = webAddress(listing[field]);
  const address = url && addressOf(url);
  if (!url || !address?.domain) return null;
  const { service = null, name = '', label = '' } = address.account ?? {};
  if (service) return { field, sort: 'account', service, text: name, label };
  if (address.isShared) return { field, sort: 'address', ...same(wholeOf(url)) };
  // The field for Telegram takes any web address: at another host it does not make the whole host the listing's.
  if (field !== 'website') return null;
  return { field, sort: 'domain', text: address.domain, label: address.label };
}

// Names are on one line.
function same(written: string): { text: string; label: string } {
  const text = written.replace(/[\t\r\n]+/g, ' ');
  return { text, label: text };
}
