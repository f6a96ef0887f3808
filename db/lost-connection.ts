import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';

/** Time in which the driver reports a lost connection after a statement on it failed. */
const LOSS_REPORT_MILLISECONDS = 50;

/**
 * Makes a transaction that loses its connection only fail. The driver (3.4.9) would send a `rollback` over the lost
 * connection, which ends the process with "Cannot read properties of null (reading 'write')".
 */
export function survivingLostConnections(client: postgres.Sql): postgres.Sql {
  const begin = client.begin.bind(client) as (...args: unknown[]) => Promise<unknown>;
  const survivingBegin = (...args: unknown[]) => {
    const work = args.pop() as (tx: postgres.TransactionSql) => unknown;
    let lost: Error | null = null;
    const done = begin(...args, async (tx: postgres.TransactionSql) => {
      try {
        return await work(rejectAfterLoss(tx, () => lost));
      } catch (error) {
        await sleep(LOSS_REPORT_MILLISECONDS);
        // The caller's promise is already rejected; never settling keeps the driver from sending a rollback.
        if (lost) return new Promise(() => {});
        throw error;
      }
    });
    done.catch((error) => {
      lost = error;
    });
    return done;
  };
  return Object.assign(client, { begin: survivingBegin });
}

function rejectAfterLoss(
  tx: postgres.TransactionSql,
  lossOf: () => Error | null,
): postgres.TransactionSql {
  return new Proxy(tx, {
    get(target, name, receiver) {
      const loss = lossOf();
      if (loss) throw loss;
      return Reflect.get(target, name, receiver);
    },
  });
}
