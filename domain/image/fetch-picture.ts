import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { webAddress } from '#domain/listing/link.ts';
import { USER_AGENT } from '#domain/upstream/ask.ts';
import { LatePictureError, PictureError } from './picture-error.ts';
import { isPublicAddress } from './public-address.ts';

const MAX_REDIRECTS = 4;
const MAX_BYTES = 5_000_000;
const REDIRECTS = [301, 302, 303, 307, 308];
const HEADERS = {
  'User-Agent': USER_AGENT,
  Accept: 'image/webp,image/jpeg,image/png,image/gif',
  'Accept-Encoding': 'identity',
};

/** How hosts are found and which may be asked. No setting changes it; tests reach their fakes on loopback by it. */
export interface Connect {
  isAllowed(address: string): boolean;
  resolve(hostname: string): Promise<LookupAddress[]>;
  /** For everything: names, redirects, the last byte. */
  timeoutMilliseconds: number;
}

const INTERNET: Connect = {
  isAllowed: isPublicAddress,
  resolve: (hostname) => lookup(hostname, { all: true }),
  timeoutMilliseconds: 10_000,
};

/** The bytes at a web address, at most 5 MB, unchecked. Only public addresses are connected to. Throws PictureError. */
export async function fetchPicture(
  url: string,
  connect: Partial<Connect> = {},
): Promise<Uint8Array> {
  const { timeoutMilliseconds, ...rules } = { ...INTERNET, ...connect };
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  try {
    // Whatever a host does, the answer comes in time: a request that never settles would keep its place for good.
    return await unlessAborted(read(url, rules, signal), signal);
  } catch (cause) {
    if (cause instanceof PictureError) throw cause;
    if (signal.aborted) throw new LatePictureError({ cause });
    throw new PictureError(502, 'no connection, or a broken one', { cause });
  }
}

// Only left behind: a name that is being looked up cannot be given up on.
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort);
  return Promise.race([work, aborted]).finally(() => signal.removeEventListener('abort', abort));
}

type Rules = Omit<Connect, 'timeoutMilliseconds'>;

async function read(url: string, rules: Rules, signal: AbortSignal): Promise<Uint8Array> {
  return readAtMost(await follow(url, rules, signal), MAX_BYTES);
}

async function follow(start: string, rules: Rules, signal: AbortSignal): Promise<IncomingMessage> {
  let url = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const answer = await open(url, rules, signal);
    const status = answer.statusCode ?? 0;
    if (status === 200) return answer;
    answer.destroy();
    const { location } = answer.headers;
    if (!REDIRECTS.includes(status) || !location) {
      throw new PictureError(status >= 400 && status < 500 ? 404 : 502, `status ${status}`);
    }
    url = new URL(location, url).href;
  }
  throw new PictureError(502, `more than ${MAX_REDIRECTS} redirects`);
}

async function open(address: string, rules: Rules, signal: AbortSignal): Promise<IncomingMessage> {
  const url = webAddress(address);
  if (!url) throw new PictureError(403, 'not a web address');
  const addresses = await allowedAddresses(url.hostname, rules);
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const { request } = url.protocol === 'https:' ? https : http;
  request(url, { headers: HEADERS, lookup: always(addresses), agent: false, signal })
    .on('response', resolve)
    .on('upgrade', (_answer, socket) => {
      socket.destroy();
      reject(new Error('another protocol'));
    })
    .on('error', reject)
    .on('close', () => reject(new Error('closed without an answer')))
    .end();
  return promise;
}

// One forbidden address among several is enough to refuse: which one gets used is not ours to say.
async function allowedAddresses(
  host: string,
  { isAllowed, resolve }: Rules,
): Promise<LookupAddress[]> {
  const literal = host.replace(/^\[|\]$/g, '');
  const family = isIP(literal);
  const addresses = family ? [{ address: literal, family }] : await resolve(host);
  if (addresses.length === 0) throw new PictureError(502, 'a host without an address');
  if (!addresses.every(({ address }) => isAllowed(address))) {
    throw new PictureError(403, 'not on the public internet');
  }
  return addresses;
}

/** A lookup that knows only what was checked: asking DNS again could get another answer. */
function always(addresses: LookupAddress[]): LookupFunction {
  return (_hostname, { all }, done) => {
    const [first] = addresses;
    if (all || !first) done(null, addresses);
    else done(null, first.address, first.family);
  };
}

async function readAtMost(answer: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const tooLong = new PictureError(404, `over ${maxBytes} bytes`);
  if (Number(answer.headers['content-length']) > maxBytes) {
    answer.destroy();
    throw tooLong;
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  // Left early, the loop closes the connection.
  for await (const part of answer) {
    length += part.length;
    if (length > maxBytes) throw tooLong;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
