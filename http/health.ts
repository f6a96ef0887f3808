import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Database } from '#db/client.ts';
import type { Health } from '#domain/api/schemas.ts';

const PATIENCE_MILLISECONDS = 2000;
const SHARED_MILLISECONDS = 100;
const NO_REF = { ref: false };
const WELL: Health = { ok: true };

/** Whether this instance wants requests; `draining` once it has been asked to stop. */
export interface Readiness {
  draining: boolean;
}

/** `/healthz`: the process lives. `/readyz`: migrated, serving, and the database answers. */
export function health(db: Database, readiness: Readiness): Hono {
  const routes = new Hono();
  let answered: Promise<boolean> | null = null;

  // One question for all who ask within a moment: anybody may, and each would take a connection.
  function hasDatabase(): Promise<boolean> {
    if (answered) return answered;
    const asked = db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    // Where every connection is held, the question waits for one.
    answered = Promise.race([asked, sleep(PATIENCE_MILLISECONDS, false, NO_REF)]);
    setTimeout(() => {
      answered = null;
    }, SHARED_MILLISECONDS).unref();
    return answered;
  }

  routes.use('/healthz', noStore);
  routes.use('/readyz', noStore);
  routes.get('/healthz', (c) => c.json(WELL));
  routes.get('/readyz', async (c) => {
    if (readiness.draining) return c.json({ error: 'draining' }, 503, { 'Retry-After': '5' });
    return (await hasDatabase())
      ? c.json(WELL)
      : c.json({ error: 'database unreachable' }, 503, { 'Retry-After': '5' });
  });
  return routes;
}

const noStore = createMiddleware(async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
});
