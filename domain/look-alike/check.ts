import type { Database } from '#db/client.ts';
import { addressOf } from '#domain/address/address.ts';
import type { ContractAddress, MistypedAddress } from '#domain/contract/address.ts';
import type { Contract } from '#domain/contract/contract.ts';
import { findContractsOf } from '#domain/contract/find-contracts.ts';
import type { ImageAddress } from '#domain/image/signed-address.ts';
import { type ListingSummary, summarize } from '#domain/listing/display.ts';
import { findListings } from '#domain/listing/find.ts';
import { KINDS } from '#domain/listing/kind.ts';
import type { ListedListing } from '#domain/listing/listing.ts';
import { webAddress } from '#domain/outbound/web-address.ts';
import type { FoundWarning } from '#domain/warning/find-warnings.ts';
import type { CheckResult } from './check-result.ts';
import type { Difference } from './difference.ts';
import type { IdentifierCache } from './identifier-cache.ts';
import { type IdentifierField, listingKey, shownIdentifier } from './identifiers.ts';
import { type Piece, piecesOf } from './letters/pieces.ts';
import type { FindIdentifiers, Match } from './likeness.ts';
import {
  onOneLine,
  type PastedText,
  partedAtHidden,
  readPastedText,
} from './pasted/pasted-text.ts';
import { plainWords } from './pasted/plain-words.ts';
import { findPastedWarnings } from './pasted-warnings.ts';
import { resultOfPasted } from './result-of-pasted.ts';

/** The result of a check. The pasted text is never requested. */
export interface Checked {
  kind: PastedText['kind'];
  /** The pasted text without invisible characters. */
  text: string;
  /** The whole pasted text in parts. */
  pieces: Piece[];
  result: CheckResult['result'] | 'warned';
  matches: ShownMatch[];
  /** Warnings of authorities and phishing lists; empty unless the result is `warned`. */
  warnings: FoundWarning[];
  /** The parts of an address that tell its owner; null for other texts. */
  address: { host: string; ascii: string; domain: string | null } | null;
  /** A contract's address; null: the text is none. */
  contract: ContractAddress | MistypedAddress | null;
  /** Anybody can have an account or an address there. */
  isOpenToAnyone: boolean;
  /** Many owners have pages or accounts at the domain of the address. */
  isSharedDomain: boolean;
}

/** A listing that the text belongs to, looks like or shares a name with. */
export interface ShownMatch {
  listing: Pick<ListingSummary, 'kind' | 'id' | 'name' | 'symbol' | 'letter' | 'image'>;
  /** The listing's matching field and its value. */
  field: IdentifierField;
  text: string;
  differences: Difference[];
  /** The listing's contracts with the address in `text`, or all where the text names it beside another; empty for other fields. */
  contracts: Contract[];
  /** The domain of the listing's website. */
  website: string | null;
}

interface Sources {
  db: Database;
  identifiers: IdentifierCache;
  imageAddress: ImageAddress;
}

// Kinds that no program opens, so that a hidden character cuts nothing off.
const UNOPENED: readonly PastedText['kind'][] = ['name', 'wallet'];

// A link or account is official only if it still is with spaces for its hidden characters.
async function resultOfText(db: Database, text: string, find: FindIdentifiers) {
  const pasted = readPastedText(plainWords(text));
  const checked = await resultOfPasted(db, pasted, find);
  if (checked.found.result !== 'official' || UNOPENED.includes(checked.asked.kind)) return checked;
  const parted = plainWords(partedAtHidden(text)).replace(/\s+/g, ' ').trim();
  if (parted === pasted.text.replace(/\s+/g, ' ')) return checked;
  const other = await resultOfPasted(db, readPastedText(parted), find);
  return other.found.result === 'official' ? checked : other;
}

/** Checks a link, handle, name or ticker `q` against the directory. */
export async function checkReal(
  { db, identifiers, imageAddress }: Sources,
  { q, language }: { q: string; language: string },
): Promise<Checked> {
  const { asked, found } = await resultOfText(db, q, await identifiers.get());
  const listings = await listingsOf(db, found.matches);
  const address = 'address' in asked ? asked.address : null;
  const contract = asked.kind === 'wallet' ? asked.contract : null;
  const warnings = await findPastedWarnings(db, q);
  return {
    kind: asked.kind,
    text: asked.text,
    pieces: piecesOf(onOneLine(q)),
    result: warnings.length > 0 ? 'warned' : found.result,
    warnings,
    matches: await Promise.all(
      found.matches.flatMap((match) => {
        const listing = listings.get(listingKey(match.identifier));
        return listing ? [showMatch(db, match, listing, language, imageAddress)] : [];
      }),
    ),
    contract,
    address: address && { host: address.host, ascii: address.ascii, domain: address.domain },
    isOpenToAnyone: asked.kind === 'handle' || Boolean(address?.isShared || address?.isHosted),
    isSharedDomain: Boolean(address?.isShared),
  };
}

async function listingsOf(db: Database, matches: Match[]): Promise<Map<string, ListedListing>> {
  const found = await Promise.all(
    KINDS.map((kind) =>
      findListings(
        db,
        kind,
        matches.flatMap(({ identifier }) => (identifier.kind === kind ? [identifier.id] : [])),
      ),
    ),
  );
  return new Map(found.flat().map((listing) => [listingKey(listing), listing]));
}

async function showMatch(
  db: Database,
  { identifier, differences }: Match,
  listing: ListedListing,
  language: string,
  imageAddress: ImageAddress,
): Promise<ShownMatch> {
  const shown = summarize(listing, language, 'detail', imageAddress);
  const { kind, id, name, symbol, letter, image } = shown;
  const website = webAddress(listing.website);
  const isOther = differences.some(({ what }) => what === 'contract');
  const contracts = identifier.field === 'contract' ? await findContractsOf(db, kind, id) : [];
  return {
    listing: { kind, id, name, symbol, letter, image },
    field: identifier.field,
    text: shownIdentifier(identifier),
    differences,
    contracts: contracts
      .filter(({ address }) => isOther || address === identifier.text)
      .map(({ kind: _, id: __, ...contract }) => contract),
    website: website && addressOf(website).domain,
  };
}
