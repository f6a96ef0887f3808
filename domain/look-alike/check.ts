import type { Database } from '#db/client.ts';
import { addressOf } from '#domain/address/address.ts';
import { hostsIn, registeredDomain } from '#domain/address/domains.ts';
import type { ContractAddress, MistypedAddress } from '#domain/contract/address.ts';
import type { Contract } from '#domain/contract/contract.ts';
import { findContractsOf } from '#domain/contract/find-contracts.ts';
import type { ImageAddress } from '#domain/image/signed-address.ts';
import { type ListingSummary, summarize } from '#domain/listing/display.ts';
import { findListings } from '#domain/listing/find.ts';
import { KINDS, type Kind } from '#domain/listing/kind.ts';
import { foldForSearch } from '#domain/listing/list/search-text.ts';
import { spellingsOf } from '#domain/listing/list/spellings.ts';
import type { ListedListing, PublicLanguage } from '#domain/listing/listing.ts';
import { webAddress } from '#domain/outbound/web-address.ts';
import { registeredDomains } from '#domain/register/registered-domains.ts';
import { findIds } from '#domain/search/find-ids.ts';
import type { FoundWarning } from '#domain/warning/find-warnings.ts';
import { hasAddedMark } from './added-mark.ts';
import { type CheckResult, type Registered, resultOf } from './check-result.ts';
import { resultInOtherCapitals, resultOfContract } from './contract-result.ts';
import type { Difference } from './difference.ts';
import type { IdentifierCache } from './identifier-cache.ts';
import { type IdentifierField, isVisible, listingKey, shownIdentifier } from './identifiers.ts';
import type { FindIdentifiers, Match } from './likeness.ts';
import { type CheckedText, resultOfMessage } from './message.ts';
import { contractInExplorer } from './pasted/explorers.ts';
import { onOneLine, type PastedText, readPastedText } from './pasted/pasted-text.ts';
import { plainWords } from './pasted/plain-words.ts';
import { findPastedWarnings } from './pasted-warnings.ts';
import { type Piece, piecesOf } from './pieces.ts';

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

const MAX_OF_A_NAME = 5;

/** Checks a link, handle, name or ticker `q` against the directory. */
export async function checkReal(
  { db, identifiers, imageAddress }: Sources,
  { q, language }: { q: string; language: PublicLanguage },
): Promise<Checked> {
  const pasted = readPastedText(plainWords(q));
  const { asked, found } = await resultOfPasted(db, pasted, await identifiers.get());
  const listings = await listingsOf(db, found.matches);
  const address = 'address' in asked ? asked.address : null;
  const contract = asked.kind === 'wallet' ? asked.contract : null;
  const warnings = await findPastedWarnings(db, pasted, asked);
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

async function resultOfPasted(
  db: Database,
  pasted: PastedText,
  find: FindIdentifiers,
): Promise<CheckedText> {
  const checked = await resultAsWritten(db, pasted, find);
  const { asked, found } = checked;
  const mayBeAddress = asked.kind === 'wallet' || asked.kind === 'name';
  if (found.result === 'official' || !mayBeAddress) return checked;
  const { text } = asked;
  const inOtherCapitals = await resultInOtherCapitals(db, text);
  if (!inOtherCapitals) return checked;
  return {
    asked: asked.kind === 'wallet' ? asked : { text, kind: 'wallet', contract: null, named: '' },
    found: inOtherCapitals,
  };
}

async function resultAsWritten(
  db: Database,
  asked: PastedText,
  find: FindIdentifiers,
): Promise<CheckedText> {
  if (asked.kind === 'name') {
    const named = await findNamed(db, asked.text);
    if (named) return { asked, found: named };
  }
  if (asked.kind !== 'wallet' || !asked.contract?.address) {
    const checked = await resultBesideRegister(db, asked, find);
    return (await resultInExplorer(db, asked, checked)) ?? checked;
  }
  const named = asked.named ? await findNamed(db, asked.named) : null;
  const found = await resultOfContract(db, asked.contract.address, named?.matches ?? []);
  return { asked, found };
}

// An explorer's link is about the address in it. A message that links to another site as well is not.
async function resultInExplorer(
  db: Database,
  whole: PastedText,
  { asked, found }: CheckedText,
): Promise<CheckedText | null> {
  const inside = contractInExplorer(asked);
  if (!inside?.contract || found.result === 'looks-like') return null;
  if (whole !== asked && hostsIn(whole.text).length > 1) return null;
  const { address } = inside.contract;
  if (address === null) return { asked: inside, found: { result: 'unreadable', matches: [] } };
  const ofContract = await resultOfContract(db, address, []);
  const isListedLink = found.result === 'official' && ofContract.result === 'unknown';
  return isListedLink ? null : { asked: inside, found: ofContract };
}

async function resultBesideRegister(
  db: Database,
  asked: PastedText,
  find: FindIdentifiers,
): Promise<CheckedText> {
  const resultWith = (registered?: Registered): CheckedText => {
    const message = asked.kind === 'name' ? resultOfMessage(asked.text, find, registered) : null;
    return message ?? { asked, found: resultOf(asked, find, registered) };
  };
  const first = resultWith();
  if (first.found.result !== 'looks-like') return first;
  // A company of the same name may be in a register: bybit.eu beside bybit.com.
  const domains = hostsIn(asked.text).flatMap((host) => registeredDomain(host) ?? []);
  const registered = await registeredDomains(db, domains);
  return registered.size > 0 ? resultWith(registered) : first;
}

// Listings whose whole name is the text for the search, in either language and every spelling.
async function findNamed(db: Database, text: string): Promise<CheckResult | null> {
  const terms = spellingsOf(foldForSearch(text));
  const isIt = (name: string | null | undefined) =>
    Boolean(name) && terms.includes(foldForSearch(name ?? '')) && !hasAddedMark(text, name ?? '');
  const matches = await Promise.all(
    KINDS.map(async (kind) => {
      const ids = terms[0] ? await findIds(db, kind, terms, MAX_OF_A_NAME) : [];
      const listings = await findListings(db, kind, ids);
      return listings.flatMap(({ id, symbol, texts }) => {
        const name = [texts.en?.name, texts.ar?.name].find(isIt);
        if (name) return [{ identifier: markOf(kind, id, 'name', name), differences: [] }];
        return symbol && isIt(symbol)
          ? [{ identifier: markOf(kind, id, 'symbol', symbol), differences: [] }]
          : [];
      });
    }),
  );
  const found = matches.flat();
  // A name with invisible characters may imitate another: it counts only if no other listing has the name.
  const visible = found.filter(({ identifier }) => isVisible(identifier.text));
  const official = visible.length > 0 ? visible : found;
  return official.length > 0 ? { result: 'official', matches: official } : null;
}

function markOf(
  kind: Kind,
  id: string,
  field: 'name' | 'symbol',
  text: string,
): Match['identifier'] {
  return { kind, id, field, sort: field, text, label: text };
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
  language: PublicLanguage,
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
