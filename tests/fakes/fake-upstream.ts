import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Outbound } from '#cli/server/services.ts';

/** The faults of an outside service. */
export const FAULTS = [
  'refused',
  'reset',
  'hang',
  'drip',
  '500',
  '429',
  'html',
  'garbage',
  'empty',
  'wrong shape',
  'no articles',
  'too long',
] as const;

export type Fault = (typeof FAULTS)[number];

type FakeResponse =
  | { body: string | Uint8Array }
  | { redirect: string }
  | { fault: Exclude<Fault, 'refused'> }
  | { reply: (question: Question) => Reply };

interface Question {
  url: URL;
  headers: { 'content-type': string };
  body: Buffer;
}

interface Reply {
  status?: number;
  body: string;
}

export interface FakeUpstream {
  url: string;
  /** By path: the response, or a fault; 404 for every other path. */
  responses: Map<string, FakeResponse>;
  /** Paths that were asked for, in order. */
  asked: { path: string; authorization: string | undefined }[];
  /** Stops listening. */
  refuse(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** A service of one's own on the loopback, with every fault. */
export async function startFakeUpstream(): Promise<FakeUpstream> {
  const responses: FakeUpstream['responses'] = new Map();
  const asked: FakeUpstream['asked'] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://fake');
    const path = url.pathname;
    asked.push({ path, authorization: request.headers.authorization });
    const given = responses.get(path);
    if (!given) response.writeHead(404).end();
    else if ('body' in given) response.end(given.body);
    else if ('redirect' in given) response.writeHead(302, { Location: given.redirect }).end();
    else if ('reply' in given)
      void reply(request, response, (question) => given.reply({ url, ...question }));
    else misbehave(given.fault, response, keyIn(request));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const stop = async () => {
    server.closeAllConnections();
    if (server.listening) await new Promise((done) => server.close(done));
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    responses,
    asked,
    refuse: stop,
    [Symbol.asyncDispose]: stop,
  };
}

function keyIn({ headers }: IncomingMessage): string {
  return headers.authorization ?? `${headers['x-cg-demo-api-key'] ?? ''}`;
}

async function reply(
  request: IncomingMessage,
  response: ServerResponse,
  replyTo: (question: Omit<Question, 'url'>) => Reply,
): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const { status = 200, body } = replyTo({
    headers: { 'content-type': request.headers['content-type'] ?? '' },
    body: Buffer.concat(parts),
  });
  response.writeHead(status).end(body);
}

function misbehave(fault: Exclude<Fault, 'refused'>, response: ServerResponse, key: string): void {
  switch (fault) {
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'hang':
      return;
    case 'drip': {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 100);
      response.on('close', () => clearInterval(drip));
      return;
    }
    case '500':
      response.writeHead(500).end(`no: ${key}`);
      return;
    case '429':
      response.writeHead(429, { 'Retry-After': '120' }).end('{"error":"slower"}');
      return;
    case 'html':
      response.end('<!doctype html><title>Checking your browser</title>');
      return;
    case 'garbage':
      response.end(Buffer.from([0xff, 0xfe, 0x00, 0x1b, 0xc3, 0x28]));
      return;
    case 'empty':
      response.end();
      return;
    case 'wrong shape':
      // A careless service repeats the key.
      response.end(JSON.stringify({ Response: 'Error', Message: `not allowed: ${key}`, Data: {} }));
      return;
    case 'no articles':
      response.end('{"Type":100,"Data":[]}');
      return;
    case 'too long':
      response.end(`{"Data":"${'x'.repeat(3_000_000)}"}`);
  }
}

/** The news API itself: of these rows the newest fifty in the language and the categories that are asked for. */
export function newsApi(rows: NewsRow[]): Extract<FakeResponse, { reply: unknown }> {
  return {
    reply: ({ url: { searchParams } }) => {
      const isWanted = (parameter: string, values: string) => {
        const wanted = searchParams.get(parameter)?.toUpperCase().split(',');
        return (
          !wanted ||
          values
            .toUpperCase()
            .split('|')
            .some((value) => wanted.includes(value))
        );
      };
      const found = rows
        .filter(
          ({ lang, categories }) => isWanted('lang', lang) && isWanted('categories', categories),
        )
        .toSorted((a, b) => b.published_on - a.published_on)
        .slice(0, 50);
      return { body: JSON.stringify({ Type: 100, Data: found }) };
    },
  };
}

export interface NewsRow {
  id: string;
  title: string;
  body: string;
  url: string;
  source: string;
  published_on: number;
  categories: string;
  lang: string;
}

/** A row of the news API for each title, the first the newest. */
export function newsRows(titles: string[], categories: string): NewsRow[] {
  return titles.map((title, place) => ({
    id: title,
    title,
    body: `About ${title}`,
    url: `https://news.example/${encodeURIComponent(title)}`,
    source: 'example',
    published_on: 1_767_225_600 - place * 3600,
    categories,
    lang: 'EN',
  }));
}

/** A response of the news API with an article for each title, the first the newest. */
export function apiResponse(...titles: string[]): string {
  return JSON.stringify({ Type: 100, Data: newsRows(titles, 'BTC') });
}

/** An RSS feed with an article for each title, the first the newest. */
export function feedResponse(...titles: string[]): string {
  const items = titles.map(
    (title, place) => `<item><title>${title}</title>
      <link>https://feed.example/${encodeURIComponent(title)}</link>
      <pubDate>${new Date(1_767_225_600_000 - place * 3_600_000).toUTCString()}</pubDate></item>`,
  );
  return `<rss version="2.0"><channel><title>Feed</title>${items.join('')}</channel></rss>`;
}

/** The fake internet around the site of a test file. */
export interface Surroundings extends Pick<Outbound, 'connect'> {
  /** The only reachable service; any other request fails the test. Stopped after the tests. */
  fake: FakeUpstream;
  environment: Record<string, string>;
}
