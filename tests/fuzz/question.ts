import { connect } from 'node:net';

/**
 * A request as it goes over the wire; every text holds bytes (latin1). The asker adds `Host` where there is none, and
 * writes its own address in place of `OWN_ORIGIN`.
 */
export interface Question {
  method: string;
  target: string;
  headers: [name: string, value: string][];
  body: string;
  version?: string;
  isChunked?: boolean;
}

export interface Answer {
  status: number;
  /** Names in small letters. */
  headers: Map<string, string>;
  body: string;
  milliseconds: number;
}

export const OWN_ORIGIN = '{own origin}';
const PATIENCE_MS = 10_000;

/** Asks over a connection of its own, nothing of it tidied up. Null: closed, or still silent, without an answer. */
export function askRaw(url: string, question: Question, cookie?: string): Promise<Answer | null> {
  const { port } = new URL(url);
  const startMs = performance.now();
  const parts: Buffer[] = [];
  const { promise, resolve } = Promise.withResolvers<Answer | null>();
  const client = connect(Number(port), '127.0.0.1');
  client.setTimeout(PATIENCE_MS, () => client.destroy());
  client.on('data', (part) => parts.push(part));
  // What has been answered before counts.
  client.on('error', () => {});
  client.on('close', () => {
    const milliseconds = performance.now() - startMs;
    resolve(read(Buffer.concat(parts).toString('latin1'), milliseconds));
  });
  client.write(Buffer.from(written(question, url, cookie), 'latin1'));
  return promise;
}

/** Bytes of a text in UTF-8, as `Question` holds them. */
export function inBytes(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

function written({ version = '1.1', ...question }: Question, url: string, cookie = ''): string {
  const { method, target, headers, body, isChunked } = question;
  const hasHost = headers.some(([name]) => name.toLowerCase() === 'host');
  const length = isChunked
    ? ['Transfer-Encoding', 'chunked']
    : ['Content-Length', `${body.length}`];
  const all = [
    ['Connection', 'close'],
    ...(hasHost ? [] : [['Host', new URL(url).host]]),
    ...(cookie ? [['Cookie', cookie]] : []),
    ...(body || isChunked ? [length] : []),
    ...headers.map(([name, value]) => [name, value === OWN_ORIGIN ? url : value]),
  ];
  const head = all.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const sent = isChunked ? `${body && chunkOf(body)}0\r\n\r\n` : body;
  return `${method} ${target} HTTP/${version}\r\n${head}\r\n${sent}`;
}

function chunkOf(body: string): string {
  return `${body.length.toString(16)}\r\n${body}\r\n`;
}

function read(text: string, milliseconds: number): Answer | null {
  const answer = text.replace(/^HTTP\/1\.1 1\d\d [\s\S]*?\r\n\r\n/, '');
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(first) ?? [];
  if (!status) return null;
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return {
    status: Number(status),
    headers: new Map(headers),
    body: rest.join('\r\n\r\n'),
    milliseconds,
  };
}
