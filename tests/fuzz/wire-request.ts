import { connect } from 'node:net';

/** A request as sent over the wire; texts hold bytes (latin1). Sending adds a missing `Host` and replaces `OWN_ORIGIN`. */
export interface WireRequest {
  method: string;
  target: string;
  headers: [name: string, value: string][];
  body: string;
  version?: string;
  isChunked?: boolean;
}

export interface Answer {
  status: number;
  /** By lower-case name. */
  headers: Map<string, string>;
  body: string;
  milliseconds: number;
}

export const OWN_ORIGIN = '{own origin}';
const TIMEOUT_MS = 10_000;

/** Sends a request unchanged over its own connection. Null: the connection ended, or timed out, without a response. */
export function sendOverWire(
  url: string,
  request: WireRequest,
  cookie?: string,
): Promise<Answer | null> {
  const { port } = new URL(url);
  const startMs = performance.now();
  const parts: Buffer[] = [];
  const { promise, resolve } = Promise.withResolvers<Answer | null>();
  const client = connect(Number(port), '127.0.0.1');
  client.setTimeout(TIMEOUT_MS, () => client.destroy());
  client.on('data', (part) => parts.push(part));
  // A response may have arrived before the error.
  client.on('error', () => {});
  client.on('close', () => {
    const milliseconds = performance.now() - startMs;
    resolve(parse(Buffer.concat(parts).toString('latin1'), milliseconds));
  });
  client.write(Buffer.from(encode(request, url, cookie), 'latin1'));
  return promise;
}

/** A text's UTF-8 bytes, in the form of a `WireRequest`. */
export function utf8Bytes(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

function encode({ version = '1.1', ...request }: WireRequest, url: string, cookie = ''): string {
  const { method, target, headers, body, isChunked } = request;
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

function parse(text: string, milliseconds: number): Answer | null {
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
