import type { IncomingMessage } from 'node:http';
import { decodeHTML, decodeHTMLAttribute } from 'entities';
import { USER_AGENT } from './ask.ts';
import {
  ForbiddenAddressError,
  openChecked,
  PUBLIC_INTERNET,
  type Rules,
  unlessAborted,
} from './open-checked.ts';
import { visibleText } from './visible-text.ts';

const TIMEOUT_MILLISECONDS = 10_000;
const MAX_BYTES = 512_000;
const MAX_REDIRECTS = 4;
const REDIRECTS = [301, 302, 303, 307, 308];
const HTML = /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i;
/** As long as the title of a piece of evidence may be. */
const LONGEST_TITLE = 300;
const HEADERS = {
  'User-Agent': USER_AGENT,
  Accept: 'text/html,application/xhtml+xml',
  'Accept-Encoding': 'identity',
};

export interface TitleConnect extends Rules {
  /** For everything: names, redirects, the last byte. */
  timeoutMilliseconds: number;
}

/** `forbidden`: its address, or one it leads to, is not on the public internet. `none`, too, where nobody answers. */
export type PageTitle = { outcome: 'found'; title: string } | { outcome: 'none' | 'forbidden' };

/** What a web page calls itself, as plain text. Only public addresses are connected to. Never throws. */
export async function fetchPageTitle(
  url: string,
  connect: Partial<TitleConnect> = {},
): Promise<PageTitle> {
  const { timeoutMilliseconds = TIMEOUT_MILLISECONDS, ...given } = connect;
  const rules = { ...PUBLIC_INTERNET, ...given };
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  try {
    const title = await unlessAborted(readTitle(url, rules, signal), signal);
    return title === null ? { outcome: 'none' } : { outcome: 'found', title };
  } catch (error) {
    // Whatever else is wrong with their host, it has no title for us.
    return { outcome: error instanceof ForbiddenAddressError ? 'forbidden' : 'none' };
  }
}

/** The title in a page's HTML, or else the one it has for others to show. */
export function titleIn(html: string): string | null {
  return shownTitle(elementTitle(html)) ?? shownTitle(sharedTitle(html));
}

async function readTitle(start: string, rules: Rules, signal: AbortSignal): Promise<string | null> {
  let url = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await openChecked(url, HEADERS, rules, signal);
    const { location, 'content-type': type = '' } = answer.headers;
    if (answer.statusCode === 200 && HTML.test(type)) {
      return titleIn(decoded(await firstBytes(answer), type));
    }
    answer.destroy();
    const isElsewhere = REDIRECTS.includes(answer.statusCode ?? 0) && location;
    if (!isElsewhere || !URL.canParse(location, url)) return null;
    url = new URL(location, url).href;
  }
  return null;
}

async function firstBytes(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  // Left early, the loop closes the connection.
  for await (const part of answer) {
    parts.push(part);
    length += part.length;
    if (length >= MAX_BYTES) break;
  }
  return Buffer.concat(parts).subarray(0, MAX_BYTES);
}

function decoded(bytes: Buffer, type: string): string {
  // A page may only say it itself, near its beginning.
  const [start] = /<meta\b[^<>]*charset[^<>]*>/i.exec(bytes.toString('latin1', 0, 4096)) ?? [''];
  const named = /charset\s*=\s*["']?\s*([\w.:-]+)/i;
  const label = named.exec(type)?.[1] ?? named.exec(start)?.[1] ?? 'utf-8';
  return decoderOf(label).decode(bytes);
}

function decoderOf(label: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(label);
  } catch (error) {
    // It names no encoding there is.
    if (error instanceof RangeError) return new TextDecoder();
    throw error;
  }
}

// One pass forward each: a pattern would go over a page of unclosed tags again and again.
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

function shownTitle(text: string): string | null {
  const title = visibleText(text.slice(0, 10 * LONGEST_TITLE));
  if (title === '') return null;
  if (title.length <= LONGEST_TITLE) return title;
  // Half of a letter is none.
  return `${title.slice(0, LONGEST_TITLE - 2).replace(/\p{Cs}$/u, '')}…`;
}
