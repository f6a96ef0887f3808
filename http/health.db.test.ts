import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { connect } from '#db/client.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { health } from './health.ts';

const READY = { draining: false };
const log = pino({ level: 'silent' });

test('a draining instance is alive but not ready, and no response is cached', async () => {
  const { db, close } = await newDatabase();
  const readiness = { draining: false };
  const routes = health({ db, readiness, log });
  for (const path of ['/healthz', '/readyz']) {
    const answer = await routes.request(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  }
  readiness.draining = true;
  const draining = await routes.request('/readyz');
  expect(draining.status).toBe(503);
  expect(Number(draining.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await draining.json()).toEqual({ error: expect.any(String) });
  expect(draining.headers.get('Cache-Control')).toBe('no-store');
  expect((await routes.request('/healthz')).status).toBe(200);
  await close();
});

test('without its database an instance is alive but not ready, and its log says why', async () => {
  const { db, close } = await newDatabase();
  await close();
  const warned = vi.fn();
  const routes = health({ db, readiness: READY, log: { warn: warned } });
  expect((await routes.request('/healthz')).status).toBe(200);
  const answer = await routes.request('/readyz');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Retry-After')).not.toBeNull();
  expect(warned).toHaveBeenCalledWith({ err: expect.any(Error) }, 'the database does not answer');
});

test('one reachable database of several is enough, and the response has the state of each without its name', async () => {
  const { db, close } = await newDatabase();
  const fresh = { name: 'one.example:5432', state: 'fresh', lagBytes: 0, lagSeconds: 0 } as const;
  const away = {
    name: 'two.example:5432',
    state: 'away',
    lagBytes: null,
    lagSeconds: 7.0004,
  } as const;
  const counts = { standby: 1, primary: 0, rescued: 0 };
  const standbys = { health: () => ({ isPrimaryAway: true, standbys: [fresh, away], counts }) };
  const answer = await health({ db, readiness: READY, log, standbys }).request('/readyz');
  expect([answer.status, await answer.json()]).toEqual([
    200,
    {
      ok: true,
      primary: 'away',
      standbys: [
        { state: 'fresh', lagSeconds: 0 },
        { state: 'away', lagSeconds: 7 },
      ],
    },
  ]);
  await close();
});

test('an instance whose database connections are all in use is not ready', async () => {
  const { db, release, close } = await newHeldConnection();
  const routes = health({ db, readiness: READY, log });
  expect((await routes.request('/readyz')).status).toBe(503);
  await release();
  expect((await routes.request('/readyz')).status).toBe(200);
  await close();
});

test('requests share one query for as long as it waits for a connection', async () => {
  const { db, release, close } = await newHeldConnection();
  const routes = health({ db, readiness: READY, log });
  const query = vi.spyOn(db, 'execute');
  const answers = [];
  for (let sent = 0; sent < 20; sent += 1) {
    answers.push(routes.request('/readyz'));
    await sleep(25);
  }
  await release();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(query).toHaveBeenCalledTimes(1);
  await close();
});

/** A database whose only connection a transaction holds until `release`. */
async function newHeldConnection() {
  const database = await newDatabase();
  const { db, close } = connect(database.url, { connections: 1 });
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const holding = db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await end;
  });
  return {
    db,
    release: () => {
      resolve();
      return holding;
    },
    close: async () => {
      await close();
      await database.close();
    },
  };
}
