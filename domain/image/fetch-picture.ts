import type { IncomingMessage } from 'node:http';
import { USER_AGENT } from '#domain/upstream/ask.ts';
import {
  ForbiddenAddressError,
  openChecked,
  PUBLIC_INTERNET,
  type Rules,
  unlessAborted,
} from '#domain/upstream/open-checked.ts';
import { LatePictureError, PictureError } from './picture-error.ts';

const MAX_REDIRECTS = 4;
const MAX_BYTES = 5_000_000;
const REDIRECTS = [301, 302, 303, 307, 308];
const HEADERS = {
  'User-Agent': USER_AGENT,
  Accept: 'image/webp,image/jpeg,image/png,image/gif',
  'Accept-Encoding': 'identity',
};

export interface Connect extends Rules {
  /** For everything: names, redirects, the last byte. */
  timeoutMilliseconds: number;
}

const INTERNET: Connect = { ...PUBLIC_INTERNET, timeoutMilliseconds: 10_000 };

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
    if (cause instanceof ForbiddenAddressError) throw new PictureError(403, cause.message);
    if (signal.aborted) throw new LatePictureError({ cause });
    throw new PictureError(502, 'no connection, or a broken one', { cause });
  }
}

async function read(url: string, rules: Rules, signal: AbortSignal): Promise<Uint8Array> {
  return readAtMost(await follow(url, rules, signal), MAX_BYTES);
}

async function follow(start: string, rules: Rules, signal: AbortSignal): Promise<IncomingMessage> {
  let url = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const answer = await openChecked(url, HEADERS, rules, signal);
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
