import { decodeHTML, decodeHTMLAttribute } from 'entities';
import { visibleText } from '#domain/text/hidden-characters.ts';
import { type Connect, fetchPublic } from './fetch-public.ts';

const OPTIONS = {
  headers: { Accept: 'text/html,application/xhtml+xml' },
  timeoutMs: 10_000,
  contentTypes: /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i,
  // The title is in the head.
  maxBytes: 512_000,
  ifLonger: 'cut',
} as const;
/** The limit of the field for a source's title. */
const MAX_TITLE_LENGTH = 300;

/** `forbidden`: its address, or one it redirects to, is not on the public internet. `none`: every other failure. */
export type PageTitle = { outcome: 'found'; title: string } | { outcome: 'none' | 'forbidden' };

/** The title of a web page, as plain text. Connects to public addresses only. Never throws. */
export async function fetchPageTitle(url: string, connect?: Connect): Promise<PageTitle> {
  const page = await fetchPublic(url, OPTIONS, connect);
  if (page.outcome === 'forbidden') return { outcome: 'forbidden' };
  if (page.outcome !== 'answered' || page.status !== 200) return { outcome: 'none' };
  const title = titleIn(decodePage(page.bytes, page.contentType));
  return title === null ? { outcome: 'none' } : { outcome: 'found', title };
}

/** The `<title>` of a page's HTML, else its `og:title`. */
export function titleIn(html: string): string | null {
  return toTitle(elementTitle(html)) ?? toTitle(sharedTitle(html));
}

/** The text of a page's bytes. Decodes by the encoding of the header, else by the one that the page declares near its start. */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
  const [meta] = /<meta\b[^<>]*charset[^<>]*>/i.exec(start) ?? [''];
  const charset = /charset\s*=\s*["']?\s*([\w.:-]+)/i;
  const label = charset.exec(contentType)?.[1] ?? charset.exec(meta)?.[1] ?? 'utf-8';
  return decoderOf(label).decode(bytes);
}

function decoderOf(label: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(label);
  } catch (error) {
    // Unknown encoding.
    if (error instanceof RangeError) return new TextDecoder();
    throw error;
  }
}

// Two searches: a single pattern would backtrack over a page of unclosed tags.
function elementTitle(html: string): string {
  const open = /<title\b[^<>]*>/i.exec(html);
  if (!open) return '';
  const rest = html.slice(open.index + open[0].length);
  const end = rest.search(/<\/title\b/i);
  return end === -1 ? '' : decodeHTML(rest.slice(0, end));
}

function sharedTitle(html: string): string {
  for (const [tag] of html.matchAll(/<meta\b[^<>]*>/gi)) {
    if (!/\b(?:property|name)\s*=\s*["']?og:title\b/i.test(tag)) continue;
    const content = /\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag);
    return decodeHTMLAttribute(content?.[1] ?? content?.[2] ?? '');
  }
  return '';
}

function toTitle(text: string): string | null {
  const title = visibleText(text.slice(0, 10 * MAX_TITLE_LENGTH));
  if (title === '') return null;
  if (title.length <= MAX_TITLE_LENGTH) return title;
  // Removes half of a surrogate pair.
  return `${title.slice(0, MAX_TITLE_LENGTH - 2).replace(/\p{Cs}$/u, '')}…`;
}
