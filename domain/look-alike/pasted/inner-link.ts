import { webAddress } from '#domain/outbound/web-address.ts';

/** Pages that lead to, show or keep the page whose address is in a parameter, by host and path. */
const IN_PARAMETER: Record<string, readonly string[]> = {
  'google.com/url': ['q', 'url'],
  't.me/iv': ['url'],
  'l.facebook.com/l.php': ['u'],
  'lm.facebook.com/l.php': ['u'],
  'l.instagram.com': ['u'],
};
const TRANSLATED = '.translate.goog';
const ARCHIVED = /^\/web\/[^/]+\/(.+)$/;
const MAX_DEPTH = 3;

/** The addresses inside a link of a redirector, translator or archive, the outer before the inner; empty for other words. */
export function innerLinks(word: string): string[] {
  const links: string[] = [];
  for (let link = innerLink(word); link && links.length < MAX_DEPTH; link = innerLink(link)) {
    links.push(link);
  }
  return links;
}

function innerLink(word: string): string | null {
  const url = webAddress(/^https?:/i.test(word) ? word : `https://${word}`);
  if (!url) return null;
  const host = url.hostname.replace(/^www\./, '');
  const parameters = IN_PARAMETER[`${host}${url.pathname.replace(/\/+$/, '')}`] ?? [];
  for (const name of parameters) {
    const inner = url.searchParams.get(name)?.trim();
    if (inner && !/\s/.test(inner)) return inner;
  }
  if (host.endsWith(TRANSLATED)) {
    // A hyphen is written twice, and a full stop as one.
    const written = host.slice(0, -TRANSLATED.length).split('--');
    return `https://${written.map((part) => part.replaceAll('-', '.')).join('-')}${url.pathname}`;
  }
  if (host !== 'web.archive.org') return null;
  return ARCHIVED.exec(url.pathname + url.search)?.[1] ?? null;
}
