import type { Account, Service } from '#domain/address/accounts.ts';
import type { Address } from '#domain/address/address.ts';
import { hasOddSign } from '#domain/address/odd-sign.ts';
import { isRestricted } from '#domain/address/restricted-ending.ts';
import type { Difference } from './difference.ts';
import { type Identifier, listingKey } from './identifiers.ts';
import { lettersAlone, skeletonOf } from './letters/letters.ts';
import {
  type FindIdentifiers,
  type Likeness,
  likenessesOf,
  type Match,
  ownDomain,
} from './likeness.ts';
import { namesakesOf } from './namesakes.ts';
import { isAboutAnother } from './pasted/inner-link.ts';
import {
  hasOtherScheme,
  MAX_HOST_LENGTH,
  type PastedLink,
  type PastedText,
} from './pasted/pasted-text.ts';
import { tricksIn } from './tricks.ts';
import { RANK } from './words/candidates.ts';
import { aroundLabel, endingHasOtherOwners } from './words/endings.ts';
import { isCommon, isSharedName, isWordOfEveryDay, weightOf } from './words/keywords.ts';

export type CheckResult =
  /** The matches of `unknown` only share a name. */
  | { result: 'official' | 'looks-like' | 'unknown' | 'other-address'; matches: Match[] }
  | { result: 'unreadable'; matches: [] };

const UNKNOWN: CheckResult = { result: 'unknown', matches: [] };
const UNREADABLE: CheckResult = { result: 'unreadable', matches: [] };
const MAX_MATCHES = 5;
/** Services on which a text that begins with @ may be an account. */
const HANDLED: readonly Service[] = ['twitter', 'telegram'];

/** Domains that a register has for a company. */
export type Registered = ReadonlySet<string>;

/**
 * Tells whether the text is a listing's own, looks like one, or neither. Names are first looked up like a search. A domain in a
 * register shares a name at most.
 */
export function checkResultOf(
  asked: PastedText,
  find: FindIdentifiers,
  registered: Registered = new Set(),
): CheckResult {
  switch (asked.kind) {
    case 'link':
      return asked.isAmbiguous
        ? UNREADABLE
        : unlessOdd(asked, resultOfLink(asked, find, registered));
    case 'mail':
      return unlessOdd(
        asked,
        resultOfAddress(asked.address, find, tricksIn(asked, find), registered),
      );
    case 'handle':
      return resultOfAccount({ name: asked.name, label: asked.name }, HANDLED, find, []);
    case 'name':
      return likeName(asked.text, find);
    // Contracts are in the database: contract-result.ts.
    case 'wallet':
      return asked.contract?.address === null ? UNREADABLE : UNKNOWN;
    case 'unreadable':
      return resultOfUnreadable(asked.text, find);
  }
}

// Browsers open the whole host, other programs what is before the sign or code.
function unlessOdd(
  { address, isHostCoded = false }: { address: Address; isHostCoded?: boolean },
  found: CheckResult,
): CheckResult {
  const isOdd = isHostCoded || hasOddSign(address.ascii);
  return found.result === 'official' && isOdd ? UNREADABLE : found;
}

// No browser opens it, but its words may still name a listing: an address in two scripts that run in two directions.
function resultOfUnreadable(text: string, find: FindIdentifiers): CheckResult {
  if (hasOtherScheme(text) || text.length > MAX_HOST_LENGTH) return UNREADABLE;
  const like = likenessesOf(text.replace(/\.[^.]*$/, ''), find, isComparedWithAddresses);
  return like.length > 0 ? lookalikes(like) : UNREADABLE;
}

function resultOfLink(
  asked: PastedLink,
  find: FindIdentifiers,
  registered: Registered,
): CheckResult {
  const own = find(skeletonOf(lettersAlone(asked.whole))).filter(
    ({ sort, text }) => sort === 'address' && text === asked.whole,
  );
  if (own.length > 0) return official(own);
  const { address } = asked;
  if (isAboutAnother(asked) && ownDomain(address.domain, address.label, find).length === 0) {
    return UNKNOWN;
  }
  const tricks = tricksIn(asked, find);
  if (!address.isShared) return resultOfAddress(address, find, tricks, registered);
  if (!address.account) return lookalikes(tricks);
  const { service, isOthers } = address.account;
  const found = resultOfAccount(address.account, service ? [service] : [], find, tricks);
  return found.result === 'official' && isOthers ? lookalikes(tricks) : found;
}

function resultOfAddress(
  address: Address,
  find: FindIdentifiers,
  tricks: Match[],
  registered: Registered,
): CheckResult {
  const own = ownDomain(address.domain, address.label, find);
  if (own.length > 0) return official(own);
  // The registries of these endings check their owners.
  if (isRestricted(address.ending.slice(1), { isPrivate: address.isHosted })) return UNKNOWN;
  const isRegistered = address.domain !== null && registered.has(address.domain);
  const around = aroundLabel(address);
  const alike = isRegistered
    ? []
    : likenessesOf(address.label, find, isComparedWithAddresses, { around });
  const like = alike
    .filter((likeness) => !mayBelongToOthers(address, likeness) && !isNearAnAccount(likeness))
    .map((likeness) => ({
      identifier: likeness.identifier,
      differences: [...likeness.differences, ...endingOf(address, likeness), ...placeOf(likeness)],
    }));
  const found = [...tricks, ...like];
  if (found.length > 0) return lookalikes(found);
  return { result: 'unknown', matches: onePerListing(namesakesOf(address.label, find)) };
}

// A name that other owners use too, without a changed letter, may belong to one of them.
function mayBelongToOthers(address: Address, { rank, identifier }: Likeness): boolean {
  const own = lettersAlone(address.label).toLowerCase();
  const isSame = own === lettersAlone(identifier.label).toLowerCase();
  if (rank !== RANK.whole || !isSame || address.isHosted) return false;
  const skeleton = skeletonOf(own);
  const isGenericName = isCommon(skeleton) && weightOf(skeleton) === 3;
  if (isGenericName) return true;
  const about = { official: endingIn(identifier), isOrdinary: isWordOfEveryDay(skeleton) };
  return isSharedName(skeleton) && endingHasOtherOwners(address, about);
}

// An account's own name is imitated by accounts.
function isNearAnAccount({ rank, identifier }: Likeness): boolean {
  return rank === RANK.edited && identifier.sort === 'account';
}

function resultOfAccount(
  { name, label }: Pick<Account, 'name' | 'label'>,
  services: readonly Service[],
  find: FindIdentifiers,
  tricks: Match[],
): CheckResult {
  const isOnSameService = ({ sort, service }: Identifier) =>
    sort === 'account' && services.some((each) => each === service);
  const own = find(skeletonOf(lettersAlone(label))).filter(
    (identifier) =>
      isOnSameService(identifier) && identifier.text.toLowerCase() === name.toLowerCase(),
  );
  if (own.length > 0) return official(own);
  const like = likenessesOf(label, find, isComparedWithAddresses).map(
    ({ identifier, differences }) => ({
      identifier,
      differences:
        isOnSameService(identifier) && differences.length > 0
          ? differences
          : [...differences, { what: 'place' as const, field: identifier.field }],
    }),
  );
  return lookalikes([...tricks, ...like]);
}

function likeName(text: string, find: FindIdentifiers): CheckResult {
  const isName = ({ sort }: Identifier) => sort === 'name' || sort === 'symbol';
  const names = likenessesOf(text, find, isName);
  const like =
    names.length > 0 ? names : likenessesOf(text, find, ({ sort }) => sort !== 'address');
  const own = like.filter(({ differences }) => differences.length === 0);
  if (own.length > 0) return official(own.map(({ identifier }) => identifier));
  return lookalikes(like);
}

function isComparedWithAddresses({ sort, label }: Identifier): boolean {
  return sort !== 'address' && (sort !== 'symbol' || label.length >= 4);
}

function endingOf(address: Address, { identifier }: Likeness): Difference[] {
  if (identifier.sort !== 'domain') return [];
  const expected = endingIn(identifier);
  if (expected === address.ending) return [];
  return [{ what: 'ending', shown: address.ending, expected, isHosted: address.isHosted }];
}

function endingIn({ text, label }: Identifier): string {
  return text.slice(label.length);
}

function placeOf({ identifier }: Likeness): Difference[] {
  return identifier.sort === 'domain' ? [] : [{ what: 'place', field: identifier.field }];
}

function official(identifiers: readonly Identifier[]): CheckResult {
  const matches = identifiers.map((identifier) => ({ identifier, differences: [] }));
  return { result: 'official', matches: onePerListing(matches) };
}

function lookalikes(matches: Match[]): CheckResult {
  if (matches.length === 0) return UNKNOWN;
  return { result: 'looks-like', matches: onePerListing(matches) };
}

// The match with the fewest differences; an identifier in the same place before one in another.
function onePerListing(matches: Match[]): Match[] {
  const byListing = new Map<string, Match>();
  for (const match of matches) {
    const key = listingKey(match.identifier);
    const other = byListing.get(key);
    if (!other || isNearer(match, other)) byListing.set(key, match);
  }
  return [...byListing.values()].slice(0, MAX_MATCHES);
}

function isNearer(one: Match, other: Match): boolean {
  const isElsewhere = ({ differences }: Match) => differences.some(({ what }) => what === 'place');
  return isElsewhere(other) && !isElsewhere(one);
}
