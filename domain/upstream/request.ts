import { ExponentialBackoff, handleWhen, retry } from 'cockatiel';
import type { AddressRules } from '#domain/outbound/connect-public.ts';
import { type Fetch, type Fetched, fetchConfigured } from '#domain/outbound/fetch-public.ts';

/** A request to an outside service without a usable response. */
export class UpstreamError extends Error {
  /** The service's `Retry-After` in milliseconds; null if it sent none. */
  readonly retryAfterMs: number | null;
  /** Whether an immediate retry may help. */
  readonly isTransient: boolean;
  /** The HTTP status of a refusal, else null. */
  readonly status: number | null;

  constructor(
    message: string,
    { retryAfterMs = null, isTransient = false, status = null }: Partial<UpstreamError> = {},
  ) {
    // Without a cause: errors are logged, and a cause may quote the key in an address, a header or a response.
    super(message);
    this.retryAfterMs = retryAfterMs;
    this.isTransient = isTransient;
    this.status = status;
  }
}

/** Retries a transient failure twice. */
export const retries = retry(
  handleWhen((error) => error instanceof UpstreamError && error.isTransient),
  { maxAttempts: 2, backoff: new ExponentialBackoff({ initialDelay: 150, maxDelay: 600 }) },
);

export interface UpstreamRequest {
  url: string;
  headers?: Record<string, string>;
  /** Makes the request a POST. */
  body?: BodyInit;
  /** Limit for the whole response, up to its last byte. */
  timeoutMs: number;
  maxBytes: number;
  signal?: AbortSignal;
  /** Follows redirects within the origin, and elsewhere to addresses that these rules allow. */
  redirects?: Partial<AddressRules>;
}

/**
 * The body of a 2xx response. Throws UpstreamError for everything else: a body that is too long or too slow, and by
 * default a redirect, since the headers and their key would go along.
 */
export async function requestBytes(fetch: Fetch, request: UpstreamRequest): Promise<Uint8Array> {
  const { url, redirects, ...options } = request;
  const limits = redirects ? options : { ...options, maxRedirects: 0 };
  const fetched = await fetchConfigured(fetch, url, limits, redirects);
  switch (fetched.outcome) {
    case 'answered':
      return fetched.bytes;
    case 'refused':
      throw refusal(fetched);
    case 'too long':
      throw new UpstreamError(`the response is over ${request.maxBytes} bytes`);
    case 'forbidden':
      throw new UpstreamError(`redirected to an address that is ${fetched.reason}`);
    default:
      throw noResponse(fetched);
  }
}

/** The error of a request that had no response of its own. */
export function noResponse(
  fetched: Exclude<Fetched, { outcome: 'answered' | 'refused' }>,
): UpstreamError {
  if (fetched.outcome === 'late') return new UpstreamError('no response in time');
  if (fetched.outcome !== 'failed') return new UpstreamError(fetched.outcome);
  const code = fetched.code ? ` (${fetched.code})` : '';
  return new UpstreamError(`no connection${code}`, { isTransient: true });
}

/** Like `requestBytes`, for JSON. */
export async function requestJson(fetch: Fetch, request: UpstreamRequest): Promise<unknown> {
  const bytes = await requestBytes(fetch, {
    ...request,
    headers: { Accept: 'application/json', ...request.headers },
  });
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new UpstreamError('the response is not JSON');
  }
}

/** Capped at an hour: a wrong header must not stop all requests for a year. */
const MAX_RETRY_AFTER_MS = 3_600_000;

function refusal({ status, retryAfterMs }: Extract<Fetched, { outcome: 'refused' }>) {
  return new UpstreamError(`status ${status}`, {
    status,
    retryAfterMs:
      retryAfterMs === null ? null : Math.min(MAX_RETRY_AFTER_MS, Math.max(0, retryAfterMs)),
    isTransient: status >= 500 && retryAfterMs === null,
  });
}
