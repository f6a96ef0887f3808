/** Something that asks outside services; the real `fetch`, or a test's that knows only its fakes. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** An outside service did not give a usable answer. */
export class UpstreamError extends Error {
  /** Milliseconds the service asked to be left alone; null when it did not say. */
  readonly retryAfter: number | null;
  /** Whether asking again at once may help. */
  readonly isPassing: boolean;
  /** The HTTP status it refused with; null when it did not get that far. */
  readonly status: number | null;

  constructor(
    message: string,
    { retryAfter = null, isPassing = false, status = null }: Partial<UpstreamError> = {},
  ) {
    // No cause: it is logged, and may quote an address, a header or an answer that repeats the key.
    super(message);
    this.retryAfter = retryAfter;
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
  timeoutMilliseconds: number;
  maxBytes: number;
  signal?: AbortSignal;
}

// Without a name of its own a client gets 403 from some.
export const USER_AGENT = 'Tabayyan/1.0';

/**
 * The body of a 2xx answer. Throws UpstreamError for everything else, a body too long or too slow included, and a
 * redirect: it would take the key in the headers along. `followRedirects` makes a `fetch` that follows them.
 */
export async function ask(fetch: Fetch, question: Question): Promise<Uint8Array> {
  const timeout = AbortSignal.timeout(question.timeoutMilliseconds);
  const signal = question.signal ? AbortSignal.any([question.signal, timeout]) : timeout;
  try {
    const answer = await fetch(question.url, {
      ...(question.body && { method: 'POST', body: question.body }),
      headers: { 'User-Agent': USER_AGENT, ...question.headers },
      redirect: 'manual',
      signal,
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw refusal(answer);
    }
    return await readAtMost(answer, question.maxBytes);
  } catch (error) {
    if (error instanceof UpstreamError) throw error;
    if (signal.aborted) throw new UpstreamError('no answer in time');
    throw new UpstreamError(`no connection${codeOf(error)}`, { isPassing: true });
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

/** ` (ECONNREFUSED)` and the like, which quote nothing. */
function codeOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && /^[A-Z\d_]+$/.test(String(cause.code))) return ` (${cause.code})`;
  }
  return '';
}

function refusal(answer: Response): UpstreamError {
  const rest = retryAfter(answer.headers.get('Retry-After'));
  return new UpstreamError(`status ${answer.status}`, {
    status: answer.status,
    retryAfter: rest,
    isPassing: answer.status >= 500 && rest === null,
  });
}

/** An hour, in milliseconds: a slip of the service must not silence it for a year. */
const LONGEST_REST = 3_600_000;

/** Milliseconds from the header's seconds or date. */
function retryAfter(header: string | null): number | null {
  if (!header) return null;
  const seconds = Number(header);
  const milliseconds = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000;
  return Number.isNaN(milliseconds) ? null : Math.min(LONGEST_REST, Math.max(0, milliseconds));
}

async function readAtMost(answer: Response, maxBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += part.length;
    if (length > maxBytes) throw new UpstreamError(`the answer is over ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
