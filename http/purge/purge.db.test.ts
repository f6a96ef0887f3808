import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { test as base, expect, type TestContext, vi } from 'vitest';
import type { Changed } from '#db/cache-tags.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { startPurging } from './purge.ts';

// Most of their time is waiting.
const test = base.concurrent;

/** A site of one's own and a cache that answers each purge with the next of `statuses`, then with 200. */
async function cacheInFront({ onTestFinished }: TestContext, statuses: number[] = []) {
  const purges: { tags: string[]; surrogateKey: unknown; cacheTag: unknown; key: unknown }[] = [];
  const server = createServer(async (request, answer) => {
    const body = await text(request);
    const { 'surrogate-key': surrogateKey, 'cache-tag': cacheTag, 'x-key': key } = request.headers;
    purges.push({ tags: JSON.parse(body).tags, surrogateKey, cacheTag, key });
    answer.writeHead(statuses.shift() ?? 200).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { db, close } = await newDatabase();
  const listeners: ((changed: Changed) => void)[] = [];
  const errors: string[] = [];
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const purging = startPurging(
    { url, header: ['X-Key', 'the key'] },
    {
      db,
      fetch,
      changes: { onChange: (listener) => void listeners.push(listener) },
      log: { error: (_, message) => void errors.push(message), info: () => {} },
    },
  );
  onTestFinished(async () => {
    await purging.stop();
    await close();
    server.close();
    server.closeAllConnections();
  });
  const change = (...tags: string[]) => {
    for (const tell of listeners) tell(tags.length > 0 ? new Set(tags) : null);
  };
  return { purges, errors, change, purging };
}

test('changes are sent together, with the tags in the body and in both headers', async (context) => {
  const { purges, change } = await cacheInFront(context);
  change('coin/bitcoin', 'coin');
  change('coin/bitcoin', 'ledger');
  await vi.waitUntil(() => purges.length > 0, { timeout: 10_000 });
  expect(purges).toEqual([
    {
      tags: ['coin', 'coin/bitcoin', 'ledger'],
      surrogateKey: 'coin coin/bitcoin ledger',
      cacheTag: 'coin,coin/bitcoin,ledger',
      key: 'the key',
    },
  ]);
});

test('a change of unknown extent purges every page', async (context) => {
  const { purges, change } = await cacheInFront(context);
  change();
  await vi.waitUntil(() => purges.length > 0, { timeout: 10_000 });
  expect(purges[0]?.tags).toEqual(['all']);
});

test('an edit waits until the cache is purged, but not for a cache that fails', async (context) => {
  const { purges, change, purging } = await cacheInFront(context, [200, 500]);
  change('coin/bitcoin');
  await purging.caughtUp();
  expect(purges).toHaveLength(1);
  change('coin/ether');
  await vi.waitUntil(() => purging.figures().failed === 1, { timeout: 10_000 });
  await purging.caughtUp();
  expect(purging.figures()).toEqual({ sent: 1, failed: 1, waiting: 1 });
});

test('a purge that the cache refuses is sent again, with what changed meanwhile', async (context) => {
  const { purges, errors, change, purging } = await cacheInFront(context, [500, 302]);
  change('coin/bitcoin');
  await vi.waitUntil(() => purging.figures().failed === 1, { timeout: 10_000 });
  change('coin/ether');
  expect(purging.figures()).toEqual({ sent: 0, failed: 1, waiting: 2 });
  await vi.waitUntil(() => purging.figures().waiting === 0, { timeout: 15_000 });
  expect(purges.map(({ tags }) => tags.join())).toEqual([
    'coin/bitcoin',
    'coin/bitcoin,coin/ether',
    'coin/bitcoin,coin/ether',
  ]);
  expect(purging.figures()).toEqual({ sent: 1, failed: 2, waiting: 0 });
  expect(errors).toEqual([]);
});

test('a purge is repeated, because a page from before the change may arrive after the first', async (context) => {
  const { purges, change } = await cacheInFront(context);
  change('coin/bitcoin');
  await vi.waitUntil(() => purges.length === 2, { timeout: 30_000 });
  expect(purges[1]).toEqual(purges[0]);
});
