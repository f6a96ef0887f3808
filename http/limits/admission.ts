import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { Counter, Gauge, type Metric } from 'prom-client';
import { isAdminPath } from '#app/i18n/admin-path.ts';
import { signInCookies } from '#app/session/cookies.server.ts';
import { IDLE_MINUTES } from '#domain/admin/session.ts';
import { hashToken } from '#domain/admin/token.ts';
import type { ShareOf } from '#http/visitor/networks.ts';
import { type EndTurn, type FairQueue, fairQueue } from './fair-queue.ts';
import { formsInWork } from './forms-in-work.ts';

/** Rendering occupies the only thread: more at once would slow down each rendering and the cached pages. */
const PAGES = { maxRunning: 3, maxWaiting: 200, maxTurnMs: 15_000 };
/** Requests that no cache answers have no upper bound: searches, unknown addresses, the API. */
const VISITORS = { ...PAGES, rests: true };
/** Editors' forms also wait for upstreams: a translation, a title or a picture. */
const EDITORS = { maxRunning: 16, maxWaiting: 100, maxTurnMs: 60_000 };
const MAX_SESSIONS = 1_000;
const SESSION_MS = IDLE_MINUTES * 60_000;

/** Admission control for requests that no cache answers. */
export interface Admission {
  /** Waits for a turn; null if the request is refused, or when `gone` aborts. */
  enter(
    request: IncomingMessage,
    gone: AbortSignal,
    options?: EnterOptions,
  ): Promise<EndTurn | null>;
  shareOf: ShareOf;
  /** Resolves once no editor's form is being made, after a tenth of a second at the latest. */
  afterEditors(): Promise<void>;
  /** Remembers this request's session as an editor's: its next requests go before visitors'. */
  recognise(cookieHeader: string | undefined): void;
  metrics: Metric[];
}

interface EnterOptions {
  /** A page for the cache. */
  isForAll?: boolean;
  /** While an editor's is not sent, no turn of visitors begins. */
  response?: ServerResponse;
}

/** Queues visitors' requests by network, those for cached pages apart, and editors' by session in a queue of their own. */
export function createAdmission(origin: string, shareOf: ShareOf): Admission {
  const pages = fairQueue(PAGES);
  const visitors = fairQueue(VISITORS);
  const editors = fairQueue(EDITORS);
  const forms = formsInWork();
  const known = new LRUCache<string, true>({ max: MAX_SESSIONS, ttl: SESSION_MS });
  const cookies = signInCookies(origin);

  function sessionIn(header = ''): string | null {
    const token = cookies.readHeader(header, 'session');
    return token ? hashToken(token) : null;
  }

  return {
    shareOf,
    afterEditors: forms.none,
    async enter(request, gone, { isForAll = false, response } = {}) {
      const session = sessionIn(request.headers.cookie);
      const isEditor = session !== null && isAdminPath(request.url ?? '') && known.has(session);
      if (isEditor) {
        const end = await editors.turn({ block: session, network: session }, gone);
        return end && inWork(end, [visitors.hold(), forms.begin()], response);
      }
      return (isForAll ? pages : visitors).turn(shareOf(request), gone);
    },
    recognise(cookieHeader) {
      const session = sessionIn(cookieHeader);
      if (session) known.set(session, true);
    },
    metrics: laneMetrics({ pages, visitors, editors }),
  };
}

// An editor's form reads from the database several times, and it is compressed and sent after its turn. Other renderings would come
// in between.
function inWork(end: EndTurn, releases: (() => void)[], response?: ServerResponse): EndTurn {
  const release = () => {
    for (const each of releases) each();
  };
  response?.once('close', release);
  return () => {
    if (!response) release();
    end();
  };
}

function laneMetrics(lanes: Record<string, Pick<FairQueue, 'figures'>>): Metric[] {
  const waiting = new Gauge({
    name: 'tabayyan_renderings_waiting',
    help: 'Requests that wait for their turn to be rendered.',
    labelNames: ['lane'],
    registers: [],
    collect() {
      for (const [lane, queue] of Object.entries(lanes)) {
        this.set({ lane }, queue.figures().waiting);
      }
    },
  });
  const refused = new Counter({
    name: 'tabayyan_renderings_refused_total',
    help: 'Requests answered 503 because too many waited for their turn.',
    labelNames: ['lane'],
    registers: [],
    collect() {
      this.reset();
      for (const [lane, queue] of Object.entries(lanes)) {
        this.inc({ lane }, queue.figures().refused);
      }
    },
  });
  return [waiting, refused];
}

/** Aborts when the client hangs up before the end of the response, or the response is a 503. */
export function clientGone(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished || response.statusCode === 503) gone.abort();
  });
  return gone.signal;
}
