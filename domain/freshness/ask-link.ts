import type { IncomingMessage } from 'node:http';
import { USER_AGENT } from '#domain/upstream/ask.ts';
import {
  ForbiddenAddressError,
  openChecked,
  type Rules,
  unlessAborted,
} from '#domain/upstream/open-checked.ts';

/** What was found at a link: `said` is a status, or why there was none. */
export type Finding =
  | { what: 'there'; said: string }
  /** The host says that there is nothing. */
  | { what: 'gone'; said: string }
  /** Nobody answers as that host; it may also be us who cannot ask. */
  | { what: 'unreachable'; said: string }
  /** Nothing that says whether a reader would find it: many hosts turn programs away. */
  | { what: 'unsure'; said: string; restMilliseconds?: number };

export interface LinkQuestion {
  /** Where whoever is asked finds out who asks. */
  origin: string;
  rules: Rules;
  /** Ends it in the middle: then it throws. */
  signal: AbortSignal;
  /** For one question with all its redirects; there are two at most. */
  timeoutMilliseconds: number;
}

const MAX_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];
const GONE = [404, 410];
const SLOWER = [429, 503];
/** Whom we were too much for and who does not say for how long. */
const REST_MILLISECONDS = 3_600_000;
const LONGEST_REST_MILLISECONDS = 7 * 24 * 3_600_000;

// What no browser gets past either. A chain of certificates with a gap, which browsers mend, is not among them.
const UNREACHABLE: Record<string, string> = {
  ENOTFOUND: 'no such host',
  ECONNREFUSED: 'refused',
  CERT_HAS_EXPIRED: 'certificate expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate of another host',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate signed by itself',
};

/**
 * Looks whether something is at a link, without taking it: first its head alone, and where that is refused the first
 * bytes of it. Every address on the way must be a public one.
 */
export async function askLink(url: string, question: LinkQuestion): Promise<Finding> {
  const head = await askOnce(url, 'HEAD', question);
  // Some hosts answer no HEAD, or answer it wrongly: alone it is no proof that nothing is there.
  const isProof =
    head.what === 'there' || head.what === 'unreachable' || 'restMilliseconds' in head;
  return isProof || !isAnswer(head) ? head : askOnce(url, 'GET', question);
}

async function askOnce(
  start: string,
  method: 'HEAD' | 'GET',
  { origin, rules, signal, timeoutMilliseconds }: LinkQuestion,
): Promise<Finding> {
  const late = AbortSignal.timeout(timeoutMilliseconds);
  const ends = AbortSignal.any([signal, late]);
  const headers = {
    'User-Agent': `${USER_AGENT} (looks whether links still lead somewhere; +${origin})`,
    Accept: '*/*',
    'Accept-Encoding': 'identity',
    ...(method === 'GET' && { Range: 'bytes=0-1023' }),
  };
  let url = start;
  try {
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const answer = await unlessAborted(openChecked(url, headers, rules, ends, method), ends);
      // Its head is all that is wanted.
      answer.destroy();
      const { location } = answer.headers;
      if (!REDIRECTS.includes(answer.statusCode ?? 0) || !location) return findingOf(answer);
      if (!URL.canParse(location, url)) return unsure('redirected to no address');
      url = new URL(location, url).href;
    }
    return unsure('redirected without end');
  } catch (error) {
    signal.throwIfAborted();
    if (late.aborted) return unsure('no answer in time');
    return failureOf(error);
  }
}

function findingOf({ statusCode = 0, headers }: IncomingMessage): Finding {
  const said = String(statusCode);
  if (SLOWER.includes(statusCode)) {
    return { what: 'unsure', said, restMilliseconds: restOf(headers['retry-after']) };
  }
  if (GONE.includes(statusCode)) return { what: 'gone', said };
  // There are not as many bytes as were asked for: but there is something.
  const isThere = (statusCode >= 200 && statusCode < 300) || statusCode === 416;
  return { what: isThere ? 'there' : 'unsure', said };
}

function failureOf(error: unknown): Finding {
  if (error instanceof ForbiddenAddressError) return unsure(`leads to an address ${error.message}`);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const said = UNREACHABLE[code];
  return said ? { what: 'unreachable', said } : unsure(NO_ANSWER);
}

const NO_ANSWER = 'no answer';

function isAnswer({ said }: Finding): boolean {
  return /^\d+$/.test(said) || said === NO_ANSWER;
}

function unsure(said: string): Finding {
  return { what: 'unsure', said };
}

/** From seconds or a date. */
function restOf(header: string | undefined): number {
  const seconds = Number(header || Number.NaN);
  const milliseconds = Number.isNaN(seconds)
    ? Date.parse(header ?? '') - Date.now()
    : seconds * 1000;
  if (Number.isNaN(milliseconds)) return REST_MILLISECONDS;
  return Math.min(LONGEST_REST_MILLISECONDS, Math.max(REST_MILLISECONDS / 60, milliseconds));
}
