import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { askRaw } from '#tests/requests/ask-raw.ts';
import { type Address, listAddresses, listSitemap } from './addresses.ts';
import { readableLines } from './readable.ts';
import type { PublicSite, SnapshotSite } from './site.ts';

const FILE = resolve(import.meta.dirname, '../fixtures/snapshot.json.br');
const COMPARED_HEADERS = [
  ...['content-type', 'cache-control', 'location', 'link', 'last-modified', 'vary', 'allow'],
  ...['retry-after', 'x-robots-tag', 'content-language', 'access-control-allow-origin'],
  ...[
    'access-control-allow-methods',
    'access-control-expose-headers',
    'cross-origin-resource-policy',
  ],
];
// Not the service worker, which names its build.
const TEXT = /^text\/(?!javascript)|json|xml|svg|manifest/;
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
};

/** By address. */
type Answers = Record<Address, string>;

export interface Snapshot {
  /** Status and headers of every answer, and the exact body of each that is text and no page. */
  contract: Answers;
  /** Pages as readable lines. */
  pages: Answers;
}

interface Answer {
  status: number;
  /** The headers to compare, as `name: value`. */
  headers: string[];
  /** Empty for pictures and scripts. */
  body: string;
}

export type Ask = (address: Address) => Promise<Answer>;

type Visited = Answer & { address: Address; isPage: boolean };

/** Requests all addresses there are, and `more`, sorted and one after the other. */
export async function* visit(site: SnapshotSite, more: Address[] = []): AsyncGenerator<Visited> {
  const ask = asking(site);
  yield* answersAt(ask, async () => [...more, ...(await listAddresses(ask))]);
}

/** Requests the addresses of the sitemap, or some of them. */
export async function* visitSitemap(
  site: PublicSite,
  isWanted: (address: Address) => boolean = () => true,
): AsyncGenerator<Visited> {
  const ask = asking(site);
  yield* answersAt(ask, async () => (await listSitemap(ask)).filter(isWanted));
}

async function* answersAt(ask: Ask, list: () => Promise<Address[]>): AsyncGenerator<Visited> {
  // The first answers come while the upstreams are still being asked.
  for (const path of ['/api/markets', '/api/news', '/mine/prices.json']) await ask(path);
  for (const address of [...new Set(await list())].sort()) {
    const answer = await ask(address);
    const isHtml = answer.headers.some((line) => line.startsWith('content-type: text/html'));
    yield { ...answer, address, isPage: isHtml && !address.startsWith('HEAD ') };
  }
}

/** The answers of the site at all addresses there are. */
export async function takeSnapshot(site: SnapshotSite): Promise<Snapshot> {
  const snapshot: Snapshot = { contract: {}, pages: {} };
  for await (const answer of visit(site)) {
    snapshot.contract[answer.address] = contractOf(answer);
    if (answer.isPage) snapshot.pages[answer.address] = readableLines(answer.body);
  }
  return snapshot;
}

/** The part of an answer that is in the contract. */
export function contractOf({ status, headers, body, isPage }: Visited): string {
  const head = [status, ...headers].join('\n');
  return isPage || !body ? head : `${head}\n\n${body}`;
}

/** The snapshot in the repository. */
export async function readSnapshot(): Promise<Snapshot> {
  return JSON.parse(String(await promisify(brotliDecompress)(await readFile(FILE))));
}

export async function writeSnapshot(snapshot: Snapshot): Promise<void> {
  const json = Buffer.from(JSON.stringify(snapshot));
  const params = { ...BROTLI, [constants.BROTLI_PARAM_SIZE_HINT]: json.length };
  await writeFile(FILE, await promisify(brotliCompress)(json, { params }));
}

function asking({ url, cookie }: PublicSite & Partial<SnapshotSite>): Ask {
  return async (address) => {
    const [, method = 'GET', path = address] = /^([A-Za-z]+) (.*)$/.exec(address) ?? [];
    const isEditor = method === 'editor';
    const isPost = method === 'POST';
    const answer = await askRaw(url, path, {
      method: isEditor ? 'GET' : method,
      headers: {
        ...(isEditor && cookie && { Cookie: cookie }),
        ...(isPost && { Origin: ORIGIN, 'Content-Type': 'application/json' }),
      },
      ...(isPost && { body: '{}' }),
    });
    const isText = TEXT.test(answer.headers['content-type'] ?? '');
    return {
      status: answer.status,
      headers: COMPARED_HEADERS.flatMap((name) => {
        const value = answer.headers[name];
        return value === undefined ? [] : [unversioned(`${name}: ${value}`)];
      }),
      // Pictures are drawn a little differently by each version of what draws them.
      body: isText ? unversioned(String(answer.body)) : '',
    };
  };
}

const ORIGIN = 'http://localhost:3000';
const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;

/** Without what is another after each build or request: hashes in names of built files, keys of forms. */
function unversioned(text: string): string {
  return text
    .replaceAll(/(\/assets\/[\w.-]+?)-[\w-]{8}\.(\w+)/g, '$1-HASH.$2')
    .replaceAll(UUID, 'UUID');
}
