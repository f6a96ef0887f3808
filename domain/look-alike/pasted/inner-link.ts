import { withoutCodes } from '#domain/address/decoded.ts';
import { type PastedLink, readPastedText } from './pasted-text.ts';

/** Pages that lead to, show or keep the page whose address is in a parameter, by host and path. */
const IN_PARAMETER: Record<string, readonly string[]> = {
  'google/url': ['q', 'url'],
  't.me/iv': ['url'],
  'l.facebook.com/l.php': ['u'],
  'lm.facebook.com/l.php': ['u'],
  'l.instagram.com': ['u'],
};
const TRANSLATED = '.translate.goog';
const ARCHIVED = /^\/web\/[^/]+\/(.+)$/;
const MAX_DEPTH = 8;

/** The addresses inside a link of a redirector, translator or archive, the outer before the inner; empty for other words. */
export function innerLinks(word: string): string[] {
  const links: string[] = [];
  for (let link = innerLink(word); link && links.length < MAX_DEPTH; link = innerLink(link)) {
    links.push(link);
  }
  return links;
}

function innerLink(word: string): string | null {
  const read = readPastedText(word);
  const inside = read.kind === 'link' ? writtenInside(read) : null;
  if (!inside) return null;
  // A path may have spaces, which would part it from its address.
  const inner = asAddress(inside).trim().replace(/\s/g, '%20');
  return readPastedText(inner).kind === 'name' ? null : inner;
}

function writtenInside({ url, address }: PastedLink): string | null {
  const host = address.ascii.replace(/^www\./, '');
  // Google has a domain in each country.
  const site = address.label === 'google' ? 'google' : host;
  const names = IN_PARAMETER[`${site}${url.pathname.replace(/\/+$/, '')}`] ?? [];
  const [inParameter] = names.flatMap((name) => url.searchParams.get(name)?.trim() || []);
  if (inParameter) return inParameter;
  if (host.endsWith(TRANSLATED)) return translated(host.slice(0, -TRANSLATED.length), url);
  if (host !== 'web.archive.org') return null;
  return ARCHIVED.exec(url.pathname + url.search)?.[1] ?? null;
}

// A hyphen is written twice, and a full stop as one. The translator adds parameters of its own.
function translated(label: string, { pathname, searchParams }: URL): string {
  const host = label
    .split('--')
    .map((part) => part.replaceAll('-', '.'))
    .join('-');
  const own = [...searchParams].filter(([name]) => !name.startsWith('_x_tr_'));
  const search = own.length > 0 ? `?${new URLSearchParams(own)}` : '';
  return `https://${host}${pathname}${search}`;
}

// An address that was encoded again has codes before its first colon or slash.
function asAddress(text: string): string {
  return /^[^:/]*%[0-9a-f]{2}/i.test(text) ? withoutCodes(text) : text;
}
