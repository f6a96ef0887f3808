import postgres from 'postgres';
import { survivingLostConnections } from './lost-connection.ts';

/** While a database is away every attempt is a connection lost: not each is worth a new pool. */
const ATTEMPTS_MILLISECONDS = 1_000;
/** Longer than anything that was asked of a pool takes, and less than anybody waits. */
const RETIRING_MILLISECONDS = 10_000;
/** A pool that is asked nothing any more need not keep its connections. */
const GLANCE_MILLISECONDS = 100;

/**
 * The driver's pool, and another in its place once one of its connections was lost. Of its own accord the driver (3.4.9)
 * opens that connection again, but it forgets what was about to be written on it, and that anything is still to be written:
 * whoever is given it waits for the limit of connecting, or for ever.
 */
export function renewedPool(
  openFirst: (onclose: () => void) => postgres.Sql,
  { isLoss, endsInSeconds }: { isLoss: (error: unknown) => boolean; endsInSeconds: number },
): postgres.Sql {
  const retired = new Set<postgres.Sql>();
  const unanswered = new WeakMap<postgres.Sql, number>();
  let isEnded = false;
  let current = put(openFirst);

  function put(open: typeof openFirst): postgres.Sql {
    const sinceMs = performance.now();
    let hasAnswered = false;
    const lose = () => {
      const isWorthIt = hasAnswered || performance.now() - sinceMs > ATTEMPTS_MILLISECONDS;
      if (pool === current && isWorthIt && !isEnded) replace();
    };
    const pool = survivingLostConnections(open(lose));
    const unsafe = pool.unsafe.bind(pool) as (...given: unknown[]) => Promise<unknown>;
    const count = (one: 1 | -1) => unanswered.set(pool, (unanswered.get(pool) ?? 0) + one);
    const watched = (...given: unknown[]) => {
      const query = unsafe(...given);
      count(1);
      // Before whoever asked hears of it: what is asked next is asked of another pool.
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
      return query;
    };
    return Object.assign(pool, { unsafe: watched });
  }

  function replace(): void {
    const old = current;
    current = put((onclose) => postgres({ ...optionsOf(old), onclose }));
    retired.add(old);
    const sinceMs = performance.now();
    const retire = () => {
      const isDue = performance.now() - sinceMs > RETIRING_MILLISECONDS;
      if (unanswered.get(old) && !isDue) later();
      else if (retired.delete(old)) void old.end({ timeout: endsInSeconds });
    };
    const later = () => void setTimeout(retire, GLANCE_MILLISECONDS).unref();
    later();
  }

  async function end(options?: { timeout?: number }): Promise<void> {
    isEnded = true;
    // Whoever still waits for an answer of these waits in vain.
    const old = [...retired].map((pool) => pool.end({ timeout: 0 }));
    await Promise.all([current.end(options), ...old]);
  }

  return new Proxy(current, {
    get: (_, name) => (name === 'end' ? end : Reflect.get(current, name)),
    apply: (_, __, given) => Reflect.apply(current, undefined, given),
  });
}

// As the driver has read them, and as what was built on it has changed them since; read once, they are not read again.
function optionsOf(pool: postgres.Sql): postgres.Options<never> {
  return pool.options as unknown as postgres.Options<never>;
}
