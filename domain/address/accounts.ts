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

/** Posts, which X shows by their number whatever name is before it. */
const POSTS = new Set(['status', 'statuses', 'article']);
/** Posts of a community, which anybody may write. `s` is a short link. */
const THREADS = new Set(['comments', 's']);
/** Parts of an account's repository that show what anybody has attached, proposed, written or built there. */
const OPEN_PARTS = new Set(
  'files assets suites actions pull pulls compare issues discussions'.split(' '),
);
/** Code that anybody has proposed, which each kind of link to files can lead to. */
const PROPOSED = /\/pull\/\d/i;
/** A commit, which may be a fork's: GitHub shows it under each repository of the network. */
const COMMIT = /^[\da-f]{7,40}(?:\.(?:zip|tar\.gz|patch|diff))?$/i;

/** The account that an address on a shared `domain` names; null without one. */
export function accountAt(domain: string, url: URL): Account | null {
  const service = SERVICES[domain] ?? null;
  // `name.t.me` is `t.me/name`.
  const [under = ''] = url.hostname.split('.');
  if (service === 'telegram' && url.hostname !== domain && under !== 'www') {
    return { service, name: under, label: under, isOthers: false };
  }
  const [first = '', second = '', third = '', fourth = ''] = url.pathname
    .split('/')
    .filter(Boolean)
    .map(decoded);
  const before = first.toLowerCase();
  const label = (
    BEFORE_NAMES[service ?? 'other'].includes(before) && second ? second : first
  ).replace(/^@/, '');
  if (label === '' || NO_NAMES.has(label.toLowerCase())) return null;
  // A person may have the name of a community.
  const name = service === 'reddit' ? `${before === 'r' ? 'r' : 'u'}/${label}` : label;
  const isOthers =
    (service === 'twitter' && POSTS.has(second.toLowerCase())) ||
    (service === 'reddit' && THREADS.has(third.toLowerCase())) ||
    (service === 'github' &&
      (OPEN_PARTS.has(third.toLowerCase()) ||
        COMMIT.test(fourth) ||
        PROPOSED.test(decoded(url.pathname))));
  return { service, name, label, isOthers };
}
