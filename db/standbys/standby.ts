import type postgres from 'postgres';
import { type Connection, hasCode, isUnreachable } from '../client.ts';
import { abortableWork } from './abortable-work.ts';
import { openProbe } from './probe.ts';
import { positionIn, type WalPosition } from './wal-position.ts';

const QUERY = `select pg_is_in_recovery() as "isStandby", pg_last_wal_replay_lsn()::text as position,
  (select system_identifier::text from pg_control_system()) as cluster`;
const IDLE_MS = 1_000;
/** Pause between two checks of a standby that has to catch up; doubled each time. */
const MIN_CHECK_MS = 2;
const MAX_CHECK_MS = 250;
/** Rest of a standby that failed; doubled with each failure. */
const MIN_REST_MS = 250;
const MAX_REST_MS = 10_000;

const TOO_MANY_CONNECTIONS = /^53300/;

/** `behind` lacks a change that this process was notified of; `foreign` is not a standby of this primary, or was promoted. */
type StandbyState = 'fresh' | 'behind' | 'away' | 'foreign';

export interface StandbyHealth {
  /** Its host and port. */
  name: string;
  state: StandbyState;
  /** The part of the primary's log that it has not replayed, as last known; null while it is away. */
  lagBytes: number | null;
  /** The time since it was last known to lack nothing. */
  lagSeconds: number;
}

export type Standby = ReturnType<typeof openStandby>;

export interface Log {
  warn(details: object, message: string): void;
  info(details: object, message: string): void;
}

/** Watches a standby and reads from it. `open` opens its pool, again after each failure. */
export function openStandby(
  url: string,
  position: Pick<WalPosition, 'wanted' | 'newest' | 'cluster'>,
  { open, log }: { open: () => Connection; log: Log },
) {
  const name = nameOf(url);
  let pool: Connection | null = null;
  // Null while it is away. Forgotten with its connection, because after a restart it may have replayed less.
  let replayed: bigint | null = null;
  let isForeign = false;
  const rest = growingRest();
  let checkMs = MIN_CHECK_MS;
  let freshAtMs = performance.now();
  let checking: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const reads = abortableWork('the standby was lost');
  const probe = openProbe(url, QUERY, fail);

  function isFresh(): boolean {
    const wanted = position.wanted();
    return wanted !== null && replayed !== null && replayed >= wanted;
  }

  function fail(): void {
    if (isClosed) return;
    if (replayed !== null) log.warn({ standby: name }, 'a standby was lost');
    replayed = null;
    rest.begin();
    reads.abort();
    void pool?.close();
    pool = null;
    checkIn(rest.leftMs());
  }

  async function checkOnce(): Promise<void> {
    clearTimeout(timer);
    const row = await probe.ask();
    if (isClosed) return;
    const isOther =
      row !== null && position.cluster() !== null && row.cluster !== position.cluster();
    isForeign = isOther || row?.isStandby === false;
    if (!row?.position || isForeign) return fail();
    if (replayed === null) log.info({ standby: name }, 'reading from a standby');
    pool ??= open();
    replayed = positionIn(row.position);
    if (isFresh()) freshAtMs = performance.now();
    const isWaitedFor = position.wanted() !== null && !isFresh();
    checkIn(isWaitedFor ? checkMs : IDLE_MS);
    checkMs = isWaitedFor ? Math.min(checkMs * 2, MAX_CHECK_MS) : MIN_CHECK_MS;
  }

  function check(): Promise<void> {
    if (isClosed) return Promise.resolve();
    // Timers count whole milliseconds, so that the check after a rest may come a fraction early.
    if (rest.leftMs() > 0) return Promise.resolve(checkIn(rest.leftMs()));
    checking ??= checkOnce().finally(() => {
      checking = null;
    });
    return checking;
  }

  function checkIn(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), milliseconds).unref();
  }

  void check();
  return {
    isFresh,
    /** Null: it cannot be read. */
    replayed: () => replayed,
    /** Reads now how far it has replayed, except while it rests after a failure. */
    check,
    /** Runs `work` with its pool. A failure of the standby rejects, also that of another query. */
    async read<T>(work: (client: postgres.Sql) => PromiseLike<T>): Promise<T> {
      if (!pool) throw new Error('the standby is away');
      try {
        const result = await reads.run(work(pool.client));
        rest.shorten();
        return result;
      } catch (error) {
        const isLoss = isUnreachable(error) || hasCode(error, TOO_MANY_CONNECTIONS);
        if (isLoss && replayed !== null) fail();
        throw error;
      }
    },
    health(): StandbyHealth {
      const lag = replayed === null ? null : Number(position.newest() - replayed);
      const state = isForeign ? 'foreign' : replayed === null ? 'away' : 'behind';
      return {
        name,
        state: isFresh() ? 'fresh' : state,
        lagBytes: lag === null ? null : Math.max(0, lag),
        lagSeconds: isFresh() ? 0 : (performance.now() - freshAtMs) / 1_000,
      };
    },
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      await Promise.all([probe.close(), pool?.close()]);
    },
  };
}

function growingRest() {
  let failures = 0;
  let untilMs = 0;
  return {
    leftMs: () => Math.max(0, untilMs - performance.now()),
    /** Begins a rest, unless one goes on. */
    begin(): void {
      const nowMs = performance.now();
      if (nowMs < untilMs) return;
      failures += 1;
      untilMs = nowMs + Math.min(MIN_REST_MS * 2 ** (failures - 1), MAX_REST_MS);
    },
    /** Makes the next rest as short as the first. */
    shorten(): void {
      failures = 0;
    },
  };
}

function nameOf(url: string): string {
  const { host, searchParams } = new URL(url);
  return searchParams.get('host') ?? host;
}
