import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';

/** So long the end of a connection may take to be heard after a statement on it failed. */
const NEWS_MILLISECONDS = 50;

/**
 * Lets a transaction whose connection is lost fail, and no more. Of its own accord the driver (3.4.9) sends a `rollback`
 * down the connection that is gone, which ends the process with "Cannot read properties of null (reading 'write')".
 */
export function survivingLostConnections(client: postgres.Sql): postgres.Sql {
  const begin = client.begin.bind(client) as (...given: unknown[]) => Promise<unknown>;
  const surviving = (...given: unknown[]) => {
    const work = given.pop() as (tx: postgres.TransactionSql) => unknown;
    let lost: Error | null = null;
    const done = begin(...given, async (tx: postgres.TransactionSql) => {
      try {
        return await work(refusing(tx, () => lost));
      } catch (error) {
        await sleep(NEWS_MILLISECONDS);
        // The driver has already told whoever began it; nothing may be sent any more.
        if (lost) return new Promise(() => {});
        throw error;
      }
    });
    done.catch((error) => {
      lost = error;
    });
    return done;
  };
  return Object.assign(client, { begin: surviving });
}

function refusing(tx: postgres.TransactionSql, lost: () => Error | null): postgres.TransactionSql {
  return new Proxy(tx, {
    get(target, name, from) {
      const reason = lost();
      if (reason) throw reason;
      return Reflect.get(target, name, from);
    },
  });
}
