/** Where a listing has an account, by the field that names it. */
export type Service = 'twitter' | 'telegram' | 'github' | 'reddit';

/** An account at a service that anybody may have one at; `service` is null for one of which listings say nothing. */
export interface Account {
  service: Service | null;
  /** Without its @. */
  name: string;
}

const HOSTS: Record<string, Service | null> = {
  'x.com': 'twitter',
  'twitter.com': 'twitter',
  't.me': 'telegram',
  'telegram.me': 'telegram',
  'telegram.dog': 'telegram',
  'github.com': 'github',
  'reddit.com': 'reddit',
  'facebook.com': null,
  'fb.com': null,
  'instagram.com': null,
  'threads.net': null,
  'threads.com': null,
  'youtube.com': null,
  'youtu.be': null,
  'tiktok.com': null,
  'linkedin.com': null,
  'medium.com': null,
  'substack.com': null,
  'discord.gg': null,
  'discord.com': null,
  'linktr.ee': null,
  'google.com': null,
  'forms.gle': null,
  'apple.com': null,
  'whatsapp.com': null,
  'wa.me': null,
  'notion.so': null,
  // Shortened addresses: where they lead is not in them.
  'bit.ly': null,
  't.co': null,
  'tinyurl.com': null,
  'cutt.ly': null,
  'is.gd': null,
};

// What stands before a name in a path, or in its place.
const BEFORE_NAMES = new Set(
  'r u user s c channel company in groups view company pages profile'.split(' '),
);
const NO_NAMES = new Set(
  'i intent home search share joinchat hashtag explore about features login'.split(' '),
);

/** Whether `domain` belongs to a service that houses anybody. */
export function isShared(domain: string): boolean {
  return Object.hasOwn(HOSTS, domain);
}

/** The account that the address of a shared `domain` names; null where it names none. */
export function accountAt(domain: string, url: URL): Account | null {
  const service = HOSTS[domain] ?? null;
  // `name.t.me` is `t.me/name`.
  const [under] = url.hostname.split('.');
  if (service === 'telegram' && url.hostname !== domain && under !== 'www') {
    return { service, name: under ?? '' };
  }
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean).map(readable);
  const name = (BEFORE_NAMES.has(first.toLowerCase()) && second ? second : first).replace(/^@/, '');
  return name === '' || NO_NAMES.has(name.toLowerCase()) ? null : { service, name };
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
