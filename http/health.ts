import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { RETRY_AFTER_SECONDS } from '#app/unavailable/retry-after.ts';
import type { Database } from '#db/client.ts';
import type { Reads } from '#db/standbys/reads.ts';
import type { StandbyHealth } from '#db/standbys/standby.ts';
import type { Health } from '#domain/api/schemas.ts';
import { noStore } from '#http/security/common-headers.ts';

const TIMEOUT_MS = 2000;
const MIN_SHARED_MS = 100;
const NO_REF = { ref: false };
const HEALTHY: Health = { ok: true };

/** Whether this instance accepts requests; `draining` while it shuts down. */
export interface Readiness {
  draining: boolean;
}

interface HealthParts {
  db: Database;
  readiness: Readiness;
  log: Pick<Logger, 'warn'>;
  standbys?: Pick<Reads, 'health'> | undefined;
}

/**
 * `/healthz`: the process runs. `/readyz`: it is migrated and serving, and a database answers. Lists the state
 * of each database where there are several.
 */
export function health({ db, readiness, log, standbys }: HealthParts): Hono {
  const routes = new Hono();
  let shared: Promise<boolean> | null = null;

  // Concurrent requests share a probe until it is answered: anyone can send them, and each probe takes a connection.
  function hasDatabase(): Promise<boolean> {
    if (shared) return shared;
    const probe = probeDatabase({ db, log });
    void Promise.all([probe, sleep(MIN_SHARED_MS, undefined, NO_REF)]).then(() => {
      shared = null;
    });
    shared = probe;
    return probe;
  }

  routes.use('/healthz', noStore);
  routes.use('/readyz', noStore);
  routes.get('/healthz', (c) => c.json(HEALTHY));
  routes.get('/readyz', async (c) => {
    if (readiness.draining) {
      return c.json({ error: 'draining' }, 503, { 'Retry-After': RETRY_AFTER_SECONDS.draining });
    }
    if (await hasDatabase()) return c.json({ ...HEALTHY, ...stateOf(standbys) });
    const headers = { 'Retry-After': RETRY_AFTER_SECONDS.unavailable };
    return c.json({ error: 'database unreachable' }, 503, headers);
  });
  return routes;
}

async function probeDatabase({ db, log }: Pick<HealthParts, 'db' | 'log'>): Promise<boolean> {
  const query = db.execute(sql`select 1`).then(
    () => true,
    (error: unknown) => {
      log.warn({ err: error }, 'the database does not answer');
      return false;
    },
  );
  // The query waits if all connections are in use.
  return Promise.race([query, sleep(TIMEOUT_MS, false, NO_REF)]);
}

interface DatabaseStates {
  primary: 'away' | 'answers';
  standbys: Pick<StandbyHealth, 'state' | 'lagSeconds'>[];
}

// Without their names: anyone can read it.
function stateOf(standbys: HealthParts['standbys']): DatabaseStates | undefined {
  if (!standbys) return undefined;
  const { isPrimaryAway, standbys: each } = standbys.health();
  return {
    primary: isPrimaryAway ? 'away' : 'answers',
    standbys: each.map(({ state, lagSeconds }) => ({ state, lagSeconds: round(lagSeconds) })),
  };
}

function round(seconds: number): number {
  return Math.round(seconds * 1_000) / 1_000;
}
