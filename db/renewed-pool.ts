import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';

/** While the database is down every attempt is a lost connection; pools are replaced at most this often. */
const MIN_POOL_AGE_MS = 1_000;
/** Time for a replaced pool to finish its queries; longer than any of them takes. */
const RETIRING_MS = 10_000;
const IDLE_CHECK_MS = 100;
const MAX_STATEMENTS = 50_000;

interface Options {
  isLoss: (error: unknown) => boolean;
  /** Time for a replaced pool to end. */
  endsInSeconds: number;
  /** Statements after which a pool of several connections is replaced. */
  maxStatements?: number;
}

/**
 * The driver's pool, replaced by a new one when a connection is lost. The driver (3.4.9) reopens a lost connection but drops
 * its pending writes, so that the next query on it waits for the connect timeout, or for ever. A pool is also replaced after many
 * statements: the driver's list of idle connections grows by an entry with each statement until all connections are busy at once, and
 * it is searched for each.
 */
export function renewedPool(
  openFirst: (onclose: () => void) => postgres.Sql,
  { isLoss, endsInSeconds, maxStatements = MAX_STATEMENTS }: Options,
): postgres.Sql {
  const retired = new Set<postgres.Sql>();
  const unanswered = new WeakMap<postgres.Sql, number>();
  let isEnded = false;
  let current = watch(openFirst);

  function watch(open: typeof openFirst): postgres.Sql {
    const sinceMs = performance.now();
    let hasAnswered = false;
    let statements = 0;
    const lose = () => {
      const isDue = hasAnswered || performance.now() - sinceMs > MIN_POOL_AGE_MS;
      if (pool === current && isDue && !isEnded) replace();
    };
    const pool = survivingLostConnections(open(lose));
    const unsafe = pool.unsafe.bind(pool) as (...args: unknown[]) => Query;
    const count = (step: 1 | -1) => unanswered.set(pool, (unanswered.get(pool) ?? 0) + step);
    const watched = (...args: unknown[]) => {
      const query = unsafe(...args);
      count(1);
      statements += 1;
      // Registered before the caller's handlers, so that the caller's next query goes to the new pool.
      query.then(
        () => {
          hasAnswered = true;
          count(-1);
        },
        (error: unknown) => {
          count(-1);
          if (isLoss(error)) lose();
        },
      );
      const isWornOut = statements === maxStatements && optionsOf(pool).max !== 1;
      if (isWornOut && pool === current && !isEnded) replace();
      return givingRowsAway(query);
    };
    return Object.assign(pool, { unsafe: watched });
  }

  function replace(): void {
    const old = current;
    current = watch((onclose) => postgres({ ...optionsOf(old), onclose }));
    retired.add(old);
    const sinceMs = performance.now();
    const closeWhenIdle = () => {
      const isOverdue = performance.now() - sinceMs > RETIRING_MS;
      if (unanswered.get(old) && !isOverdue) later();
      else if (retired.delete(old)) void old.end({ timeout: endsInSeconds });
    };
    const later = () => void setTimeout(closeWhenIdle, IDLE_CHECK_MS).unref();
    later();
  }

  async function end(options?: { timeout?: number }): Promise<void> {
    isEnded = true;
    const old = [...retired].map((pool) => pool.end({ timeout: 0 }));
    await Promise.all([current.end(options), ...old]);
  }

  return new Proxy(current, {
    get: (_, name) => (name === 'end' ? end : Reflect.get(current, name)),
    apply: (_, __, args) => Reflect.apply(current, undefined, args),
  });
}

type Query = Promise<unknown> & { values(): Promise<unknown[]> };

/**
 * Takes the rows out of the driver's promise. The driver (3.4.9) assigns functions to it, and V8 puts such functions into old memory: what
 * the promise holds then stays until all memory is collected. Drizzle reads selects by `values`.
 */
function givingRowsAway(query: Query): Query {
  const valuesOf = query.values.bind(query);
  return Object.assign(query, { values: async () => (await valuesOf()).splice(0) });
}

// The options as parsed by the driver and changed by Drizzle, which configures its parsers only once.
function optionsOf(pool: postgres.Sql): postgres.Options<never> {
  return pool.options as unknown as postgres.Options<never>;
}

/** Time in which the driver reports a lost connection after a statement on it failed. */
const LOSS_REPORT_MS = 50;

/**
 * Makes a transaction that loses its connection only fail. The driver (3.4.9) would send a `rollback` over the lost
 * connection, which ends the process with "Cannot read properties of null (reading 'write')".
 */
function survivingLostConnections(client: postgres.Sql): postgres.Sql {
  const begin = client.begin.bind(client) as (...args: unknown[]) => Promise<unknown>;
  const survivingBegin = (...args: unknown[]) => {
    const work = args.pop() as (tx: postgres.TransactionSql) => unknown;
    let lost: Error | null = null;
    const done = begin(...args, async (tx: postgres.TransactionSql) => {
      try {
        return await work(rejectAfterLoss(tx, () => lost));
      } catch (error) {
        await sleep(LOSS_REPORT_MS);
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
