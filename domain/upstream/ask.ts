import type { AddressRules } from '#domain/outbound/connect-public.ts';
import { type Fetch, type Fetched, fetchConfigured } from '#domain/outbound/fetch-public.ts';

/** An outside service did not give a usable answer. */
export class UpstreamError extends Error {
  /** Milliseconds the service asked to be left alone; null when it did not say. */
  readonly retryAfterMs: number | null;
  /** Whether asking again at once may help. */
  readonly isPassing: boolean;
  /** The HTTP status it refused with; null when it did not get that far. */
  readonly status: number | null;

  constructor(
    message: string,
    { retryAfterMs = null, isPassing = false, status = null }: Partial<UpstreamError> = {},
  ) {
    // No cause: it is logged, and may quote an address, a header or an answer that repeats the key.
    super(message);
    this.retryAfterMs = retryAfterMs;
    this.isPassing = isPassing;
    this.status = status;
  }
}

export interface Question {
  url: string;
  headers?: Record<string, string>;
  /** With it the question is a POST. */
  body?: BodyInit;
  /** For the whole answer, its last byte included. */
  timeoutMs: number;
  maxBytes: number;
  signal?: AbortSignal;
  /** Follows redirects: within the origin, and elsewhere to what these rules allow. */
  redirects?: Partial<AddressRules>;
}

/**
 * The body of a 2xx answer. Throws UpstreamError for everything else, a body too long or too slow included, and by
 * default a redirect: it would take the key in the headers along.
 */
export async function ask(fetch: Fetch, question: Question): Promise<Uint8Array> {
  const { url, redirects, ...options } = question;
  const limits = redirects ? options : { ...options, maxRedirects: 0 };
  const fetched = await fetchConfigured(fetch, url, limits, redirects);
  switch (fetched.outcome) {
    case 'answered':
      return fetched.bytes;
    case 'refused':
      throw refusal(fetched);
    case 'too long':
      throw new UpstreamError(`the answer is over ${question.maxBytes} bytes`);
    case 'late':
      throw new UpstreamError('no answer in time');
    case 'forbidden':
      throw new UpstreamError(`redirected to an address that is ${fetched.reason}`);
    case 'failed': {
      const code = fetched.code ? ` (${fetched.code})` : '';
      throw new UpstreamError(`no connection${code}`, { isPassing: true });
    }
    default:
      throw new UpstreamError(fetched.outcome);
  }
}

/** Like `ask`, for JSON. */
export async function askJson(fetch: Fetch, question: Question): Promise<unknown> {
  const bytes = await ask(fetch, {
    ...question,
    headers: { Accept: 'application/json', ...question.headers },
  });
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new UpstreamError('the answer is not JSON');
  }
}

/** An hour: a mistake of the service must not silence it for a year. */
const MAX_RETRY_AFTER_MS = 3_600_000;

function refusal({ status, retryAfterMs }: Extract<Fetched, { outcome: 'refused' }>) {
  return new UpstreamError(`status ${status}`, {
    status,
    retryAfterMs:
      retryAfterMs === null ? null : Math.min(MAX_RETRY_AFTER_MS, Math.max(0, retryAfterMs)),
    isPassing: status >= 500 && retryAfterMs === null,
  });
}
