import {
  type Connect,
  type Fetched,
  fetchPublic,
  USER_AGENT,
} from '#domain/outbound/fetch-public.ts';

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
  connect?: Connect;
  /** Ends it in the middle: then it throws. */
  signal: AbortSignal;
  /** For one request with all its redirects; there are two requests at most. */
  timeoutMs: number;
}

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
  url: string,
  method: 'HEAD' | 'GET',
  { origin, connect, signal, timeoutMs }: LinkQuestion,
): Promise<Finding> {
  const headers = {
    'User-Agent': `${USER_AGENT} (looks whether links still lead somewhere; +${origin})`,
    Accept: '*/*',
    ...(method === 'GET' && { Range: 'bytes=0-1023' }),
  };
  // The status is enough.
  const limits = { maxBytes: 0, ifLonger: 'cut', maxRedirects: 5 } as const;
  const fetched = await fetchPublic(
    url,
    { method, headers, timeoutMs, signal, ...limits },
    connect,
  );
  signal.throwIfAborted();
  return findingOf(fetched);
}

function findingOf(fetched: Fetched): Finding {
  switch (fetched.outcome) {
    case 'answered':
      return answerOf(fetched.status, fetched.header('Retry-After'));
    case 'forbidden':
      return unsure(`leads to an address ${fetched.reason}`);
    case 'too many redirects':
      return unsure('redirected without end');
    case 'late':
      return unsure('no answer in time');
    case 'failed': {
      const said = UNREACHABLE[fetched.code ?? ''];
      return said ? { what: 'unreachable', said } : unsure(NO_ANSWER);
    }
    default:
      return unsure(fetched.outcome);
  }
}

function answerOf(status: number, retryAfter: string | null): Finding {
  const said = String(status);
  if (SLOWER.includes(status)) {
    return { what: 'unsure', said, restMilliseconds: restOf(retryAfter) };
  }
  if (GONE.includes(status)) return { what: 'gone', said };
  // 416: the page is shorter than the range that was requested.
  const isThere = (status >= 200 && status < 300) || status === 416;
  return { what: isThere ? 'there' : 'unsure', said };
}

const NO_ANSWER = 'no answer';

function isAnswer({ said }: Finding): boolean {
  return /^\d+$/.test(said) || said === NO_ANSWER;
}

function unsure(said: string): Finding {
  return { what: 'unsure', said };
}

/** From seconds or a date. */
function restOf(header: string | null): number {
  const seconds = Number(header || Number.NaN);
  const milliseconds = Number.isNaN(seconds)
    ? Date.parse(header ?? '') - Date.now()
    : seconds * 1000;
  if (Number.isNaN(milliseconds)) return REST_MILLISECONDS;
  return Math.min(LONGEST_REST_MILLISECONDS, Math.max(REST_MILLISECONDS / 60, milliseconds));
}
