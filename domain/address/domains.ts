import { parse } from 'tldts';
import { withoutCodes } from './decoded.ts';
import { refanged } from './refanged.ts';

/** The domain that somebody has registered; null for a shared ending or an IP address. */
export function registeredDomain(host: string): string | null {
  return parse(host, { allowPrivateDomains: true }).domain;
}

/** The host and the domains above it, down to the registered one. */
export function domainsAbove(host: string): string[] {
  const registered = registeredDomain(host);
  if (!registered) return [];
  const labels = host.slice(0, -registered.length).split('.').filter(Boolean);
  return [...labels.keys(), labels.length].map((from) =>
    [...labels.slice(from), registered].join('.'),
  );
}

// Words without a full stop match too: a pattern that skipped them would try each of their letters as a beginning.
const WORDS = /[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*(?:[.。．｡][\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*)*/gu;

/** All domains in any text, such as a message. */
export function hostsIn(text: string): string[] {
  return [...new Set([...eachHostIn(text)].filter((host) => host !== null))];
}

/** The same word for word, for a long text such as a register's file; null: the word is none. */
export function* eachHostIn(text: string): Generator<string | null> {
  for (const [word] of withoutCodes(refanged(text)).matchAll(WORDS)) {
    yield /[.。．｡]/.test(word) ? domainOf(word) : null;
  }
}

const MAX_ENTRY_LENGTH = 2_000;

/** The domain of an address or entry, in ASCII and without `www.` and trailing dot; null where nobody can have registered it. */
export function domainOf(entry: string): string | null {
  const written = refanged(entry.trim()).replace(/^[a-z]*:\/\//i, '');
  if (written === '' || written.length > MAX_ENTRY_LENGTH || /[\s@]/.test(written)) return null;
  const host = URL.parse(`https://${written}`)
    ?.hostname.replace(/\.$/, '')
    .replace(/^www\./, '');
  if (!host) return null;
  const { isIp, isIcann, isPrivate, domain } = parse(host, { allowPrivateDomains: true });
  return !isIp && domain && (isIcann || isPrivate) ? host : null;
}
