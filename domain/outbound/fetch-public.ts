import type { IncomingMessage } from 'node:http';
import { type AddressRules, connectPublic, ForbiddenAddressError } from './connect-public.ts';

/** The platform's `fetch`, or a test's, which reaches only its fakes. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Overrides of how hosts are reached, for tests. */
export interface Connect extends Partial<AddressRules> {
  timeoutMs?: number;
}

export interface FetchOptions {
  method?: 'GET' | 'HEAD';
  headers?: Record<string, string>;
  /** Limit for everything: DNS, redirects, the last byte. */
  timeoutMs: number;
  /** Limit of the decompressed body. */
  maxBytes: number;
  /** A longer body is refused, or cut to its first `maxBytes`. */
  ifLonger?: 'refuse' | 'cut';
  /** Accepted content types; by default all. */
  contentTypes?: RegExp;
  /** With 0 a redirect is returned as a refusal. */
  maxRedirects?: number;
  signal?: AbortSignal;
}

export type Fetched =
  /** Status 2xx; `url` is the address after redirects, `modifiedAt` as the host's `Last-Modified`, else null. */
  | {
      outcome: 'answered';
      url: string;
      status: number;
      contentType: string;
      modifiedAt: Date | null;
      bytes: Uint8Array;
    }
  /** Any other status; `retryAfterMs` as in the host's `Retry-After`, else null. */
  | { outcome: 'refused'; status: number; retryAfterMs: number | null }
  /** The address, or a redirect's, must not be requested. */
  | { outcome: 'forbidden'; reason: string }
  | { outcome: 'other content type' }
  | { outcome: 'too long' }
  | { outcome: 'redirected to no address' }
  | { outcome: 'too many redirects' }
  /** Incomplete at the timeout, or when `signal` was aborted. */
  | { outcome: 'late' }
  /** No connection, or a broken one; `code` as in ECONNREFUSED. `cause` may quote the request. */
  | { outcome: 'failed'; code: string | null; cause: unknown };

// Some hosts answer 403 to a request without it.
export const USER_AGENT = 'Tabayyan/1.0';

const MAX_REDIRECTS = 4;
const REDIRECTS = [301, 302, 303, 307, 308];

/** Fetches an untrusted address: it and its redirects must be on the public internet. Never throws. */
export function fetchPublic(
  url: string,
  options: FetchOptions,
  { timeoutMs = options.timeoutMs, ...rules }: Connect = {},
): Promise<Fetched> {
  const { method = 'GET' } = options;
  const headers = { 'User-Agent': USER_AGENT, ...options.headers };
  return fetchWithin({ ...options, timeoutMs }, url, (hop, signal) =>
    openPublic(hop, { method, headers, signal }, rules),
  );
}

/**
 * Fetches an address that the operator has configured, which may be on a private network. A redirect to another origin
 * must lead to the public internet. With a body it is by default a POST; redirects are followed by GET only. Never throws.
 */
export function fetchConfigured(
  fetch: Fetch,
  url: string,
  options: Limits & {
    method?: 'HEAD' | 'PUT' | 'DELETE';
    body?: BodyInit | undefined;
  },
  rules: Partial<AddressRules> = {},
): Promise<Fetched> {
  const { body, method = body && 'POST' } = options;
  const headers = { 'User-Agent': USER_AGENT, ...options.headers };
  const limits = method ? { ...options, maxRedirects: 0 } : options;
  let isConfigured = true;
  return fetchWithin(limits, url, async (hop, signal) => {
    // A public host may not redirect back into the private network.
    isConfigured &&= new URL(hop).origin === new URL(url).origin;
    if (!isConfigured) return openPublic(hop, { method: 'GET', headers, signal }, rules);
    const sent = { ...(method && { method }), ...(body && { body }) };
    return fromResponse(await fetch(hop, { ...sent, headers, redirect: 'manual', signal }));
  });
}

interface OpenedResponse {
  status: number;
  header(name: string): string | null;
  body: AsyncIterable<Uint8Array>;
  discard(): unknown;
}

type Limits = Omit<FetchOptions, 'method'>;

type Open = (url: string, signal: AbortSignal) => Promise<OpenedResponse>;

async function fetchWithin(options: Limits, url: string, open: Open): Promise<Fetched> {
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  try {
    signal.throwIfAborted();
    const fetched = followRedirects(options, url, (hop) => open(hop, signal));
    return await unlessAborted(fetched, signal);
  } catch (cause) {
    if (cause instanceof ForbiddenAddressError) {
      return { outcome: 'forbidden', reason: cause.message };
    }
    if (signal.aborted) return { outcome: 'late' };
    return { outcome: 'failed', code: codeOf(cause), cause };
  }
}

async function followRedirects(
  options: Limits,
  start: string,
  open: (url: string) => Promise<OpenedResponse>,
): Promise<Fetched> {
  const { maxRedirects = MAX_REDIRECTS } = options;
  let url = start;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await open(url);
    const location = REDIRECTS.includes(response.status) && response.header('Location');
    if (!location || maxRedirects === 0) return readResponse(url, response, options);
    await response.discard();
    if (!URL.canParse(location, url)) return { outcome: 'redirected to no address' };
    url = new URL(location, url).href;
  }
  return { outcome: 'too many redirects' };
}

async function readResponse(
  url: string,
  response: OpenedResponse,
  options: Limits,
): Promise<Fetched> {
  const { status, header } = response;
  try {
    if (status < 200 || status > 299) {
      return { outcome: 'refused', status, retryAfterMs: milliseconds(header('Retry-After')) };
    }
    const contentType = header('Content-Type') ?? '';
    if (options.contentTypes?.test(contentType) === false) return { outcome: 'other content type' };
    const bytes = await readAtMost(response, options);
    return bytes
      ? {
          outcome: 'answered',
          url,
          status,
          contentType,
          bytes,
          modifiedAt: dateOf(header('Last-Modified')),
        }
      : { outcome: 'too long' };
  } finally {
    // Closes the connection where the body has not been read to its end.
    await response.discard();
  }
}

function dateOf(header: string | null): Date | null {
  const date = new Date(header ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** From seconds or a date: https://www.rfc-editor.org/rfc/rfc9110#field.retry-after */
function milliseconds(retryAfter: string | null): number | null {
  const seconds = Number(retryAfter || Number.NaN);
  const duration = Number.isNaN(seconds)
    ? Date.parse(retryAfter ?? '') - Date.now()
    : seconds * 1000;
  return Number.isNaN(duration) ? null : duration;
}

/** Null: the body is longer. */
async function readAtMost(
  { header, body }: OpenedResponse,
  { maxBytes, ifLonger = 'refuse' }: Limits,
): Promise<Uint8Array | null> {
  const isRefused = ifLonger === 'refuse';
  if (isRefused && Number(header('Content-Length')) > maxBytes) return null;
  // A host may send its headers at once and its body never.
  if (maxBytes === 0) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    parts.push(part);
    length += part.length;
    if (length > maxBytes && isRefused) return null;
    if (length >= maxBytes && !isRefused) break;
  }
  return Buffer.concat(parts).subarray(0, maxBytes);
}

// `identity`: nothing is decompressed, so that a small body cannot become a large one.
async function openPublic(
  url: string,
  { headers, ...init }: { method: string; headers: Record<string, string>; signal: AbortSignal },
  rules: Partial<AddressRules>,
): Promise<OpenedResponse> {
  const identity = { ...headers, 'Accept-Encoding': 'identity' };
  return fromMessage(await connectPublic(url, { ...init, headers: identity }, rules));
}

function fromMessage(message: IncomingMessage): OpenedResponse {
  return {
    status: message.statusCode ?? 0,
    header: (name) => message.headers[name.toLowerCase()]?.toString() ?? null,
    body: message,
    discard: () => message.destroy(),
  };
}

function fromResponse({ status, headers, body }: Response): OpenedResponse {
  return {
    status,
    header: (name) => headers.get(name),
    body: body ?? new ReadableStream({ start: (stream) => stream.close() }),
    discard: () => body?.cancel(),
  };
}

/** Stops waiting when aborted, for DNS too. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort);
  return Promise.race([work, aborted]).finally(() => signal.removeEventListener('abort', abort));
}

/** The nearest code of an error or of its causes. */
function codeOf(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && /^[A-Z\d_]+$/.test(String(cause.code))) return String(cause.code);
  }
  return null;
}
