import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Database } from '#db/client.ts';
import type { Reads } from '#db/standbys/reads.ts';
import type { Health } from '#domain/api/schemas.ts';
import { RETRY_AFTER } from '#http/limits/retry-after.ts';
import { noStore } from '#http/security/common-headers.ts';

const TIMEOUT_MS = 2000;
const SHARED_MS = 100;
const NO_REF = { ref: false };
const HEALTHY: Health = { ok: true };

/** Whether this instance accepts requests; `draining` while it shuts down. */
export interface Readiness {
  draining: boolean;
}

/**
 * `/healthz`: the process runs. `/readyz`: it is migrated and serving, and a database answers. Lists the state
 * of each database where there are several.
 */
export function health(db: Database, readiness: Readiness, standbys?: Pick<Reads, 'health'>): Hono {
  const routes = new Hono();
  let probe: Promise<boolean> | null = null;

  // Concurrent requests share a probe: anyone can send them, and each probe takes a connection.
  function hasDatabase(): Promise<boolean> {
    if (probe) return probe;
    const query = db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    // The query waits if all connections are in use.
    probe = Promise.race([query, sleep(TIMEOUT_MS, false, NO_REF)]);
    setTimeout(() => {
      probe = null;
    }, SHARED_MS).unref();
    return probe;
  }

  routes.use('/healthz', noStore);
  routes.use('/readyz', noStore);
  routes.get('/healthz', (c) => c.json(HEALTHY));
  routes.get('/readyz', async (c) => {
    if (readiness.draining) {
      return c.json({ error: 'draining' }, 503, { 'Retry-After': RETRY_AFTER.draining });
    }
    if (await hasDatabase()) return c.json({ ...HEALTHY, ...stateOf(standbys) });
    const headers = { 'Retry-After': RETRY_AFTER.unavailable };
    return c.json({ error: 'database unreachable' }, 503, headers);
  });
  return routes;
}

// Without their names: anyone can read it.
function stateOf(standbys: Pick<Reads, 'health'> | undefined): object {
  if (!standbys) return {};
  const { isPrimaryAway, standbys: each } = standbys.health();
  return {
    primary: isPrimaryAway ? 'away' : 'answers',
    standbys: each.map(({ state, lagSeconds }) => ({ state, lagSeconds: round(lagSeconds) })),
  };
}

function round(seconds: number): number {
  return Math.round(seconds * 1_000) / 1_000;
}
