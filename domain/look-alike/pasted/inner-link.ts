import { withoutCodes } from '#domain/address/decoded.ts';
import { hostsIn } from '#domain/address/domains.ts';
import { type PastedLink, readPastedText } from './pasted-text.ts';

/** Pages that lead to, show, keep or report on the page whose address is in a parameter, by host and path. */
const IN_PARAMETER: Record<string, readonly string[]> = {
  'google/url': ['q', 'url'],
  'google/translate': ['u'],
  't.me/iv': ['url'],
  'telegram.me/iv': ['url'],
  'telegram.dog/iv': ['url'],
  'facebook.com/l.php': ['u'],
  'l.facebook.com/l.php': ['u'],
  'lm.facebook.com/l.php': ['u'],
  'l.instagram.com': ['u'],
  'link.trustwallet.com/open_url': ['url'],
};
const TRANSLATED = '.translate.goog';
const ARCHIVED = /^\/web\/(?:[\d*][^/]*\/)?(.+)$/;
/** The same in the path, by host. */
const IN_PATH: Record<string, RegExp> = {
  'web.archive.org': ARCHIVED,
  'archive.org': ARCHIVED,
  google: /^\/amp\/s\/(.+)$/,
  'link.metamask.io': /^\/dapp\/(.+)$/,
  'metamask.app.link': /^\/dapp\/(.+)$/,
  'phantom.app': /^\/ul\/browse\/(.+)$/,
  'urlscan.io': /^\/domain\/(.+)$/,
  'trustpilot.com': /^\/review\/(.+)$/,
};
const MAX_DEPTH = 8;

/** The addresses inside a link of a redirector, translator or archive, the outer before the inner; empty for other words. */
export function innerLinks(word: string): string[] {
  const links: string[] = [];
  for (let link = innerLink(word); link && links.length < MAX_DEPTH; link = innerLink(link)) {
    links.push(link);
  }
  return links;
}

/** Whether a link is of a redirector, translator, archive or report: names in its path and subdomain are no trick. */
export function isAboutAnother(link: PastedLink): boolean {
  return link.user === '' && writtenInside(link) !== null;
}

function innerLink(word: string): string | null {
  const read = readPastedText(word);
  const inside = read.kind === 'link' ? writtenInside(read) : null;
  if (!inside) return null;
  // A path may have spaces, which would part it from its address.
  const inner = asAddress(inside).trim().replace(/\s/g, '%20');
  const isNamed = readPastedText(inner).kind !== 'name' || hostsIn(inner).length > 0;
  return isNamed ? inner : null;
}

function writtenInside({ url, address }: PastedLink): string | null {
  const host = address.ascii.replace(/^www\./, '');
  // Google has a domain in each country.
  const site = address.label === 'google' ? 'google' : host;
  const path = url.pathname.replace(/\/+$/, '').replace(/^\/+/, '/');
  const names = IN_PARAMETER[`${site}${path}`] ?? [];
  const values = names
    .flatMap((name) => url.searchParams.getAll(name))
    .map((value) => value.trim());
  const inParameter = values.find((value) => hostsIn(value).length > 0) ?? values.find(Boolean);
  if (inParameter) return inParameter;
  if (host.endsWith(TRANSLATED)) return translated(host.slice(0, -TRANSLATED.length), url);
  return IN_PATH[site]?.exec(url.pathname + url.search)?.[1] ?? null;
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
