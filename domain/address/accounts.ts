import { decoded } from './decoded.ts';

/** Services on which listings have accounts, by the field that names them. */
export type Service = 'twitter' | 'telegram' | 'github' | 'reddit';

/** An account on a shared service; `service` is null for one that no field of a listing names. */
export interface Account {
  service: Service | null;
  /** Without @; `r/name` and `u/name` where the service tells them apart. */
  name: string;
  /** The part that its owner chooses. */
  label: string;
  /** Others than its owner may have made what is at the address. */
  isOthers: boolean;
}

const SERVICES: Record<string, Service> = {
  'x.com': 'twitter',
  'twitter.com': 'twitter',
  't.me': 'telegram',
  'telegram.me': 'telegram',
  'telegram.dog': 'telegram',
  'github.com': 'github',
  'reddit.com': 'reddit',
};

// Path segments before a name: on another service they are names, such as `github.com/u`.
const BEFORE_NAMES: Record<Service | 'other', readonly string[]> = {
  twitter: [],
  telegram: ['s'],
  github: [],
  reddit: ['r', 'u', 'user'],
  other: 'r u user s c channel company in groups view pages profile'.split(' '),
};
// Path segments instead of a name.
const NO_NAMES = new Set(
  'i intent home search share joinchat hashtag explore about features login'.split(' '),
);

/** Pages of an account of X that show what it has posted or whom it follows; a post is shown by its number under any name. */
const OWN_PAGES = new Set(['', ...'with_replies media highlights followers following'.split(' ')]);
/** Pages of a community of Reddit or a person there that are no single post, which anybody may answer. */
const OWN_SORTS = new Set([
  '',
  ...'about best controversial hot new rising submitted top'.split(' '),
]);
/** Parts of a repository that only its owner makes. */
const OWN_PARTS = new Set(['', 'releases', 'tags']);
/** Parts of a repository that show a branch, a tag or a commit. */
const FILES = new Set(['tree', 'blob', 'raw', 'archive']);
/** Code that anybody has proposed, which each kind of link to files can lead to. */
const PROPOSED = /\/pull\/\d/i;
/** A commit, which may be a fork's: GitHub shows it under each repository of the network. A sign after a name leads elsewhere. */
const COMMIT = /^[\da-f]{4,}(?![\p{L}\d_-])|[\^~@{:]/iu;
const OWN_HOSTS: Record<Service, readonly string[]> = {
  twitter: ['', 'www', 'mobile'],
  telegram: ['', 'www'],
  github: ['', 'www'],
  reddit: ['', 'www', 'old', 'new', 'np'],
};

/** The account that an address on a shared `domain` names; null without one. */
export function accountAt(domain: string, url: URL): Account | null {
  const service = SERVICES[domain] ?? null;
  // `name.t.me` is `t.me/name`.
  const [under = ''] = url.hostname.split('.');
  if (service === 'telegram' && url.hostname !== domain && under !== 'www') {
    const isOthers = url.hostname !== `${under}.${domain}`;
    return { service, name: under, label: under, isOthers };
  }
  const [first = '', second = ''] = segmentsOf(url);
  const before = first.toLowerCase();
  const label = (
    BEFORE_NAMES[service ?? 'other'].includes(before) && second ? second : first
  ).replace(/^@/, '');
  if (label === '' || NO_NAMES.has(label.toLowerCase())) return null;
  // A person may have the name of a community.
  const name = service === 'reddit' ? `${before === 'r' ? 'r' : 'u'}/${label}` : label;
  const isOthers = service !== null && !isOwn(service, url, domain);
  return { service, name, label, isOthers };
}

// Whether only the owner of the account makes what is at an address of its service.
function isOwn(service: Service, url: URL, domain: string): boolean {
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = segmentsOf(url);
  const host = url.hostname === domain ? '' : url.hostname.slice(0, -domain.length - 1);
  if (!OWN_HOSTS[service].includes(host)) return false;
  switch (service) {
    case 'twitter':
      return OWN_PAGES.has(second.toLowerCase());
    case 'telegram':
      // In a group anybody writes; `s` shows channels alone.
      return (first === 's' || second === '') && !/[?&](?:comment|thread)=/i.test(url.search);
    case 'reddit':
      return OWN_SORTS.has(third.toLowerCase());
    case 'github': {
      const part = third.toLowerCase();
      if (OWN_PARTS.has(part)) return true;
      const name = fourth === 'refs' && ['heads', 'tags'].includes(fifth) ? '' : fourth;
      const isProposed = PROPOSED.test(decoded(url.pathname));
      return FILES.has(part) && name !== 'refs' && !isProposed && !COMMIT.test(name);
    }
  }
}

// A coded slash parts segments for the service.
function segmentsOf(url: URL): string[] {
  return decoded(url.pathname).split('/').filter(Boolean);
}
