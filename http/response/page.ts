import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { withOwnMemory } from '#app/markup/html.ts';
import { type Encoding, matchesEtag, weakEtag } from './negotiation.ts';

interface PageHead {
  status: number;
  etag: string;
  /** The headers of a 304, as name, value, name, value …: the cheapest form for `writeHead`, and the smallest. */
  headers: string[];
}

/** A page with its text, ready to be sent many times. */
export interface RenderedPage extends PageHead {
  text: Buffer;
  /** The bodies requested so far; a promise while the text is being compressed. */
  encodings: Encodings;
}

/** A page in Brotli alone, which nearly all browsers accept: it takes a fifth of the memory. */
export interface CompressedPage extends PageHead {
  br: Encoded;
}

export type Page = RenderedPage | CompressedPage;

type Encodings = Map<Encoding, Encoded | Promise<Encoded>>;

export type HeaderPairs = readonly (readonly [name: string, value: string])[];

interface Encoded {
  headers: string[];
  body: Buffer;
}

/** A page with this text, which may be UTF-8 already. `headers` lack those of the encoding and the ETag. */
export function newPage(status: number, text: string | Buffer, headers: HeaderPairs): RenderedPage {
  const body = typeof text === 'string' ? Buffer.from(text) : text;
  return { ...headOf(status, weakEtag(body), headers), encodings: new Map(), text: body };
}

/** The page with these headers in place of its own. */
export function withHeaders(
  { status, etag, br }: CompressedPage,
  headers: HeaderPairs,
): CompressedPage {
  const head = headOf(status, etag, headers);
  return { ...head, br: encoded(head, 'br', br.body) };
}

function headOf(status: number, etag: string, headers: HeaderPairs): PageHead {
  const flat = [...headers.flat(), 'Vary', 'Accept-Encoding'];
  if (status === 200) flat.push('ETag', etag);
  return { status, etag, headers: flat };
}

/** The page for a cache. */
export async function compressedPage(page: Page): Promise<CompressedPage> {
  if ('br' in page) return page;
  const { text, encodings, ...head } = page;
  const { headers, body } = await (encodings.get('br') ?? encode(page, 'br', QUALITY.cached));
  return { ...head, br: { headers, body: withOwnMemory(body) } };
}

/** Responds with the page; 304 if `If-None-Match` names its ETag. */
export async function sendPage(
  page: Page,
  encoding: Encoding,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (page.status === 200 && matchesEtag(page.etag, headers['if-none-match'])) {
    response.writeHead(304, page.headers).end();
    return;
  }
  const known = knownBody(page, encoding) ?? encode(page, encoding);
  // A cached page is sent in the same turn of the event loop, without an `await`.
  const encoded = known instanceof Promise ? await known : known;
  response
    .writeHead(page.status, encoded.headers)
    .end(method === 'HEAD' ? undefined : encoded.body);
}

/**
 * Frees the text of a page that was sent in this encoding and is sent to nobody else. Texts outlive two collections of young objects while
 * they are compressed, and would stay until V8 collects all memory.
 */
export function freeText(page: Page, encoding: Encoding): void {
  if (!('text' in page) || encoding === 'identity') return;
  const { buffer, length } = page.text;
  // Short texts are parts of blocks that Node shares.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === length) buffer.transfer(0);
}

/** A page has up to 260 kB without an encoding. */
const MAX_DERIVED_BYTES = 4 * 1024 * 1024;
/** Other encodings of the most recently requested pages that are stored as Brotli only. */
const derived = new LRUCache<CompressedPage, Encodings>({
  maxSize: MAX_DERIVED_BYTES,
  sizeCalculation: (encodings) =>
    [...encodings.values()].reduce(
      (bytes, each) => bytes + (each instanceof Promise ? 0 : each.body.length),
      1,
    ),
});

function knownBody(page: Page, encoding: Encoding): Encoded | Promise<Encoded> | undefined {
  if ('text' in page) return page.encodings.get(encoding);
  return encoding === 'br' ? page.br : derived.get(page)?.get(encoding);
}

function encode(page: Page, encoding: Encoding, quality = QUALITY.passing): Promise<Encoded> {
  const encodings = 'text' in page ? page.encodings : derivedEncodings(page);
  const pending = textOf(page)
    .then((text) => compress[encoding](text, quality))
    .then((body) => {
      const done = encoded(page, encoding, body);
      encodings.set(encoding, done);
      if (!('text' in page)) measureAgain(page, encodings);
      return done;
    });
  encodings.set(encoding, pending);
  pending.catch(() => encodings.delete(encoding));
  return pending;
}

function derivedEncodings(page: CompressedPage): Encodings {
  const encodings: Encodings = derived.get(page) ?? new Map();
  derived.set(page, encodings);
  return encodings;
}

// A size is calculated when an entry is added.
function measureAgain(page: CompressedPage, encodings: Encodings): void {
  derived.delete(page);
  derived.set(page, encodings);
}

async function textOf(page: Page): Promise<Buffer> {
  return 'text' in page ? page.text : promisify(brotliDecompress)(page.br.body);
}

function encoded(page: PageHead, encoding: Encoding, body: Buffer): Encoded {
  const headers = [...page.headers, 'Content-Length', String(body.length)];
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  return { headers, body };
}

/** Brotli's quality for pages of the cache, which many visitors get, and for those that pass once. */
const QUALITY = { cached: 5, passing: 4 };
/** A page is compressed in one piece, since each waits for its turn in the thread pool: pages shrink to a fifth or less. */
const MAX_COMPRESSED_PART = 1 / 4;
/** Node puts smaller pieces into blocks of 64 kB: see `withOwnMemory`. */
const MIN_PIECE_BYTES = 32_768;

// zlib runs in Node's thread pool.
const compress: Record<Encoding, (text: Buffer, quality: number) => Promise<Buffer>> = {
  br: compressBrotli,
  gzip: promisify<Buffer, Buffer>(gzip),
  identity: (text) => Promise.resolve(text),
};

const brotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);

function compressBrotli(text: Buffer, quality: number): Promise<Buffer> {
  return brotli(text, {
    chunkSize: Math.max(MIN_PIECE_BYTES, Math.ceil(text.length * MAX_COMPRESSED_PART)),
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(text.length),
    },
  });
}

/** A window of 17 bits is written with three bits more; below that, Brotli takes another algorithm. */
const MIN_WINDOW_BITS = 18;

// The window is as large as the text: Brotli takes twice its default of 4 MB, also for a page.
function windowBits(bytes: number): number {
  const needed = Math.ceil(Math.log2(bytes + 16));
  return Math.min(Math.max(needed, MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}
