import { addressOf } from '#domain/address/address.ts';
import type { Difference } from './difference.ts';
import type { Identifier } from './identifiers.ts';
import { skeletonOf } from './letters/letters.ts';
import { type FindIdentifiers, likenessesOf, type Match, ownDomain } from './likeness.ts';
import type { PastedLink } from './pasted/pasted-text.ts';
import { RANK, type Rank } from './words/candidates.ts';
import { isSharedName, keywordsAt, weightOf } from './words/keywords.ts';

type PastedText = Pick<PastedLink, 'address' | 'user'> & Partial<Pick<PastedLink, 'path'>>;
type Place = Extract<Difference, { host: string }>['what'];

/** Shorter words before a domain need not refer to a listing. */
const MIN_LETTERS = 4;
/** Ranks of names with another letter: subdomains are words of their own more often than names. */
const EDITED = new Set<Rank>([RANK.edited, RANK.besideKeyword]);

/**
 * Listings' names where readers do not look for the owner: before an @, in a subdomain, in the path. On a listing's own domain
 * these are no tricks; the caller tells them apart.
 */
export function tricksIn({ address, user, path = '' }: PastedText, find: FindIdentifiers): Match[] {
  const users = user.split(/[:/@]/);
  const labels = address.subdomain.split('.');
  const pairs = labels.slice(1).map((label, place) => `${labels[place]}.${label}`);
  const domains = (texts: string[]) => texts.flatMap((text) => domainIn(text, find));
  const hasCall = hasCallToAction(address.label) || hasCallToAction(address.ending);
  const names = (texts: string[]) => texts.flatMap((text) => nameIn(text, find, hasCall));
  const found: [Place, Match[]][] = [
    ['user', [...domains(users), ...names(users)]],
    ['subdomain', [...domains(pairs), ...names(labels)]],
    // Paths often name their subject; a whole domain in a path imitates an address.
    ['path', domains(path.split('/'))],
  ];
  const host = address.domain ?? address.host;
  return found.flatMap(([what, matches]) =>
    matches.map(({ identifier, differences }) => ({
      identifier,
      differences: [...differences, { what, host }],
    })),
  );
}

function domainIn(text: string, find: FindIdentifiers): Match[] {
  const url = text.includes('.') ? URL.parse(`https://${text}`) : null;
  if (!url) return [];
  const { domain, label } = addressOf(url);
  return ownDomain(domain, label, find).map((identifier) => ({ identifier, differences: [] }));
}

function nameIn(text: string, find: FindIdentifiers, hasCall: boolean): Match[] {
  const name = text.includes('.') ? labelOf(text) : text;
  if (!hasCall && (name.length < MIN_LETTERS || isSharedName(skeletonOf(name)))) return [];
  const isName = ({ sort }: Identifier) => sort !== 'symbol' && sort !== 'address';
  return likenessesOf(name, find, isName).filter(({ rank }) => !EDITED.has(rank));
}

// True with a word that calls to an action, such as claim, alone or at an end of a longer one.
function hasCallToAction(text: string): boolean {
  const words = text.split(/[-_.]/).filter(Boolean).map(skeletonOf);
  return words.some(
    (word) =>
      weightOf(word) === 3 ||
      [...keywordsAt('start', word), ...keywordsAt('end', word)].some(
        ({ skeleton, weight }) => weight === 3 && skeleton.length >= MIN_LETTERS,
      ),
  );
}

function labelOf(text: string): string {
  const url = URL.parse(`https://${text}`);
  return url ? addressOf(url).label : '';
}
