import {
  type Connect,
  type Fetched,
  fetchPublic,
  USER_AGENT,
} from '#domain/outbound/fetch-public.ts';
import { isGoneStatus, restAfter } from '#domain/outbound/retry-pace.ts';

/** The result of requesting a link; `detail` is an HTTP status, or the reason for its absence. */
export type Finding =
  | { what: 'there'; detail: string }
  /** The host answers that there is no such page. */
  | { what: 'gone'; detail: string }
  /** The host cannot be reached; the fault may also be on our side. */
  | { what: 'unreachable'; detail: string }
  /** A reader may still find the page: many hosts refuse programs. */
  | { what: 'unsure'; detail: string; restMs?: number };

export interface LinkRequest {
  /** Sent in the User-Agent, so that the host can identify us. */
  origin: string;
  connect?: Connect;
  /** When aborted, `requestLink` throws. */
  signal: AbortSignal;
  /** For one request with all its redirects; there are two requests at most. */
  timeoutMs: number;
}

/** The page is shorter than the range that was requested. */
const RANGE_NOT_SATISFIABLE = 416;

// A browser fails too. An incomplete certificate chain, which browsers complete, is not among them.
const UNREACHABLE: Record<string, string> = {
  ENOTFOUND: 'no such host',
  ECONNREFUSED: 'refused',
  CERT_HAS_EXPIRED: 'certificate expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate of another host',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate signed by itself',
};

/**
 * Checks whether a link leads somewhere: by HEAD, and where that is refused by a GET of the first bytes. Every address
 * on the way must be public.
 */
export async function requestLink(url: string, question: LinkRequest): Promise<Finding> {
  const head = await requestOnce(url, 'HEAD', question);
  // Some hosts refuse HEAD or answer it wrongly: it proves nothing by itself.
  const isProof = head.what === 'there' || head.what === 'unreachable' || 'restMs' in head;
  return isProof || !isAnswer(head) ? head : requestOnce(url, 'GET', question);
}

async function requestOnce(
  url: string,
  method: 'HEAD' | 'GET',
  { origin, connect, signal, timeoutMs }: LinkRequest,
): Promise<Finding> {
  const headers = {
    'User-Agent': `${USER_AGENT} (checks whether links still work; +${origin})`,
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
      return { what: 'there', detail: String(fetched.status) };
    case 'refused':
      return refusalOf(fetched);
    case 'forbidden':
      return unsure(`leads to an address ${fetched.reason}`);
    case 'too many redirects':
      return unsure('redirected too many times');
    case 'late':
      return unsure('no response in time');
    case 'failed': {
      const detail = UNREACHABLE[fetched.code ?? ''];
      return detail ? { what: 'unreachable', detail } : unsure(NO_ANSWER);
    }
    default:
      return unsure(fetched.outcome);
  }
}

function refusalOf({ status, retryAfterMs }: Extract<Fetched, { outcome: 'refused' }>): Finding {
  const detail = String(status);
  const restMs = restAfter(status, retryAfterMs);
  if (restMs !== null) return { what: 'unsure', detail, restMs };
  if (isGoneStatus(status)) return { what: 'gone', detail };
  return { what: status === RANGE_NOT_SATISFIABLE ? 'there' : 'unsure', detail };
}

const NO_ANSWER = 'no answer';

function isAnswer({ detail }: Finding): boolean {
  return /^\d+$/.test(detail) || detail === NO_ANSWER;
}

function unsure(detail: string): Finding {
  return { what: 'unsure', detail };
}
