import type postgres from 'postgres';
import { openClient } from '../client.ts';

const TIMEOUT_MS = 2_000;

/** Repeats one query on a connection of its own. `onLost` is called when an open connection is lost. */
export function openProbe(url: string, query: string, onLost: () => void) {
  let client: postgres.Sql | null = null;

  function open(): postgres.Sql {
    const opened: postgres.Sql = openClient(url, {
      max: 1,
      max_lifetime: 0,
      onclose: () => {
        if (client !== opened) return;
        discard();
        onLost();
      },
    });
    return opened;
  }

  // The driver's own reconnect may hang (renewed-pool.ts).
  function discard(): void {
    void client?.end({ timeout: 0 });
    client = null;
  }

  return {
    /** The first row; null if the database does not answer within two seconds. */
    async ask(): Promise<postgres.Row | null> {
      client ??= open();
      const used = client;
      const row = await within(
        TIMEOUT_MS,
        used.unsafe(query).then(([row]) => row ?? null),
      ).catch(() => null);
      if (!row && client === used) discard();
      return row;
    },
    async close(): Promise<void> {
      const closed = client;
      client = null;
      await closed?.end({ timeout: 0 });
    },
  };
}

/** The result of `work`; rejects if it takes longer. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), milliseconds);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
