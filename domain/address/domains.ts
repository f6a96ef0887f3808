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
// Persian names have joiners between their letters.
const WORDS =
  /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c_-]*(?:[.。．｡][\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c_-]*)*/gu;

/** All domains in any text, such as a message. */
export function hostsIn(text: string): string[] {
  const hosts = [text, beforeArabic(text)].flatMap((each) => (each ? [...eachHostIn(each)] : []));
  return [...new Set(hosts.filter((host) => host !== null))];
}

// An Arabic word may follow an address without a space; null: none does.
function beforeArabic(text: string): string | null {
  const parted = text.replace(/(?<=[a-z])(?=\p{Script=Arabic})/giu, ' ');
  return parted === text ? null : parted;
}

/** The same word for word, for a long text such as a register's file; null: the word is none. */
export function* eachHostIn(text: string): Generator<string | null> {
  for (const [word] of withoutCodes(refanged(text)).matchAll(WORDS)) {
    yield /[.。．｡]/.test(word) ? domainAtEnd(word) : null;
  }
}

/** The words with a full stop between letters that are no domain, such as an address of numbers; figures and abbreviations are none. */
export function unreadHostsIn(text: string): string[] {
  const words = [...withoutCodes(refanged(text)).matchAll(WORDS)].map(([word]) => word);
  return words.filter(
    (word) => /[.。．｡]/.test(word) && !HARMLESS.test(word) && hostsIn(word).length === 0,
  );
}

/** A figure, a day or an abbreviation. */
const HARMLESS = /^(?:v?\p{N}+(?:\.\p{N}+){0,2}\p{L}?|\p{L}(?:\.\p{L})+)$/u;

// A label that cannot be read, such as wrong Punycode, does not hide the domain after it.
function domainAtEnd(word: string): string | null {
  for (let rest = word; rest !== ''; rest = rest.replace(/^[^.。．｡]*[.。．｡]?/u, '')) {
    const host = domainOf(rest);
    if (host) return host;
  }
  return null;
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
