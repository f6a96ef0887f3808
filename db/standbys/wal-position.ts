import type { Changes } from '../changes.ts';
import { openProbe } from './probe.ts';

/** The interval also bounds how old an answer of a standby can be where no change is announced. */
const ASK_EVERY_MS = 2_000;
const RETRY_MS = 250;
const QUERY = `select pg_current_wal_insert_lsn()::text as position,
  (select system_identifier::text from pg_control_system()) as cluster`;

/** The position of the primary's write-ahead log, as far as this process knows. */
export interface WalPosition {
  /** A standby that has replayed this has every change that this process was notified of; null: not known. */
  wanted(): bigint | null;
  /** The last position that was known. */
  newest(): bigint;
  /** The identifier that the primary shares with its standbys; null before its first answer. */
  cluster(): string | null;
  /** Whether the primary did not answer. */
  isAway(): boolean;
  /** Asks the primary now; resolves once `isAway` is current. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** A position such as `16/B374D848` as a number of bytes. */
export function positionIn(text: string): bigint {
  const [high, low] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/**
 * Asks the primary for its position after every change: the notification arrives after the commit, so that the answer
 * lies behind the change. Until it is there, `wanted` is null. `onNew` is called when anything of it changes.
 */
export function watchPosition(
  url: string,
  changes: Pick<Changes, 'onChange'>,
  onNew: () => void,
): WalPosition {
  let wanted: bigint | null = null;
  let newest = 0n;
  let cluster: string | null = null;
  let isAway = false;
  let changeCount = 0;
  let asking: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const probe = openProbe(url, QUERY, () => void check());

  changes.onChange(() => {
    changeCount += 1;
    wanted = null;
    void check();
  });

  async function ask(): Promise<void> {
    clearTimeout(timer);
    for (let isKnown = false; !isKnown && !isClosed; ) {
      const countBefore = changeCount;
      const row = await probe.ask();
      isAway = row === null;
      isKnown = isAway || changeCount === countBefore;
      if (row) newest = positionIn(row.position);
      cluster = row?.cluster ?? cluster;
      wanted = row && isKnown ? newest : null;
    }
    if (isClosed) return;
    timer = setTimeout(() => void check(), isAway ? RETRY_MS : ASK_EVERY_MS).unref();
    onNew();
  }

  function check(): Promise<void> {
    if (isClosed) return Promise.resolve();
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  }

  void check();
  return {
    wanted: () => wanted,
    newest: () => newest,
    cluster: () => cluster,
    isAway: () => isAway,
    check,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      return probe.close();
    },
  };
}
