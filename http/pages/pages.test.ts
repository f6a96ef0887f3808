import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CacheTag, Changed, LookAlikeTag } from '#db/cache-tags.ts';
import type { NewFigures } from '#domain/market/market.ts';
import { newPage } from '#http/response/page.ts';
import { NOTHING } from '#http/security/common-headers.ts';
import { publicScreens } from '#tests/rig/public-screens.ts';
import { pageServer } from './pages.ts';

// Tests of age, failure and hanging with fake timers; tests/server/page-cache.browser.test.ts has the rest.

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const screens = await publicScreens();

type Rendered = {
  status: number;
  text: string | null;
  headers?: Headers;
  ownScripts?: string[];
  tags?: Set<CacheTag>;
  digest?: string;
};
type Render = (earlier: string | null) => Promise<Rendered>;

async function serving({ isPurged = false } = {}) {
  const emit: {
    change: (changed: Changed) => void;
    lookAlikes: (concerned: ReadonlySet<LookAlikeTag>) => void;
    figures: (change?: NewFigures) => void;
  } = { change: () => {}, lookAlikes: () => {}, figures: () => {} };
  // A change of identifiers, until it is read.
  let unread: Promise<void> | null = null;
  const renderings: PromiseWithResolvers<Rendered>[] = [];
  let isAdmitted = true;
  let render: Render = async () => ({ status: 200, text: `page ${renderings.length}` });
  const { answerPage, figures } = pageServer({
    screens,
    render: async (_, earlier) => {
      const rendering = Promise.withResolvers<Rendered>();
      renderings.push(rendering);
      render(earlier).then(rendering.resolve, rendering.reject);
      const tags = new Set<CacheTag>(['news']);
      const defaults = { headers: new Headers(), ownScripts: [], tags, digest: null };
      const { text, ...rendered } = await rendering.promise;
      return { ...defaults, ...rendered, text: text === null ? text : Buffer.from(text) };
    },
    changes: {
      isListening: () => true,
      onChange: (listener) => {
        emit.change = listener;
      },
    },
    identifiers: {
      isBehind: () => unread !== null,
      catchUp: async () => unread ?? undefined,
      onLookAlikes: (listener) => {
        emit.lookAlikes = listener;
      },
    },
    onNewFigures: (listener) => {
      emit.figures = (change = { hasOtherCoins: false }) => listener(change);
    },
    commonHeaders: [],
    admission: {
      shareOf: () => ({ block: 'here', network: 'here' }),
      enter: async () => (isAdmitted ? () => {} : null),
    },
    busyPage: () => newPage(503, 'busy', []),
    isPurged,
    maxBytes: 1_000_000,
  });
  const server = createServer(async (asked, answer) => {
    try {
      if (!(await answerPage(asked, answer))) answer.writeHead(404).end();
    } catch {
      answer.writeHead(500).end();
    }
  });
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = (path = '/news') => fetch(`http://127.0.0.1:${port}${path}`);
  const get = async (path?: string) => {
    const answer = await ask(path);
    return answer.ok ? answer.text() : answer.status;
  };
  // Not by `fetch`, which decompresses in the same process.
  const getCompressed = async (path: string) => {
    const headers = { 'Accept-Encoding': 'br' };
    const [answer] = await once(request({ port, path, headers, agent: false }).end(), 'response');
    await answer.resume().toArray();
  };
  return {
    ask,
    get,
    getCompressed,
    figures,
    emit,
    renderings,
    renderWith: (next: Render) => {
      render = next;
    },
    changeIdentifiers() {
      const { promise, resolve } = Promise.withResolvers<void>();
      unread = promise;
      emit.change(new Set(['identifiers', 'coin/ethereum']));
      return (concerned: LookAlikeTag) => {
        unread = null;
        emit.lookAlikes(new Set([concerned]));
        resolve();
      };
    },
    refuse: () => {
      isAdmitted = false;
    },
    [Symbol.dispose]: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function tagged({ renderings }: { renderings: unknown[] }, ...tags: CacheTag[]): Rendered {
  return { status: 200, text: `page ${renderings.length}`, tags: new Set(tags) };
}

const hang: Render = () => new Promise(() => {});

test('the policy of a page allows its own scripts, the policy of data none', async () => {
  using site = await serving();
  const text = '"<script>1</script><script>2</script>"';
  const policyOf = async (type: string) => {
    const headers = new Headers({ 'Content-Type': type });
    site.renderWith(async () => ({ status: 200, text, headers, ownScripts: ['1'] }));
    site.emit.change(null);
    return (await site.ask()).headers.get('Content-Security-Policy');
  };
  const hash = createHash('sha256').update('1').digest('base64');
  expect(await policyOf('text/html; charset=utf-8')).toContain(
    `script-src 'self' 'sha256-${hash}';`,
  );
  expect(await policyOf('application/json')).toBe(NOTHING);
});

test('a cache that is purged at changes gets the tags of a page, and keeps one without figures for an hour', async () => {
  using site = await serving({ isPurged: true });
  const headersOf = async (path: string, ...tags: CacheTag[]) => {
    site.renderWith(async () => tagged(site, ...tags));
    const { headers } = await site.ask(path);
    return ['Cache-Control', 'Cache-Tag', 'Surrogate-Key'].map((name) => headers.get(name));
  };
  expect(await headersOf('/coin/bitcoin', 'coin/bitcoin', 'positions')).toEqual([
    'public, max-age=0, s-maxage=3600, must-revalidate',
    'coin/bitcoin,positions,all,day',
    'coin/bitcoin positions all day',
  ]);
  for (const tag of ['figures', 'market-coins'] as const) {
    expect(await headersOf(`/coin/with-${tag}`, tag)).toContain(
      'public, max-age=0, s-maxage=5, must-revalidate',
    );
  }
  const many = Array.from({ length: 1_000 }, (_, n): CacheTag => `coin/${n}`);
  expect(await headersOf('/exchange', ...many)).toEqual([
    'public, max-age=0, s-maxage=5, must-revalidate',
    null,
    null,
  ]);
});

test('hits and misses are counted apart', async () => {
  using site = await serving();
  expect(site.figures()).toEqual({ hits: 0, misses: 0, uncacheable: 0, pages: 0, bytes: 0 });
  for (let time = 0; time < 3; time++) await site.get();
  expect(site.figures()).toEqual({ hits: 2, misses: 1, uncacheable: 0, pages: 1, bytes: 10 });
  site.emit.change(null);
  expect(site.figures()).toMatchObject({ pages: 0, bytes: 0 });
  await site.get();
  expect(site.figures()).toMatchObject({ hits: 2, misses: 2 });
});

test('the text of a page for one visitor leaves memory once it is compressed', async () => {
  using site = await serving();
  const text = 'page '.repeat(200_000);
  site.renderWith(async () => ({ status: 200, text }));
  const before = process.memoryUsage().arrayBuffers;
  for (let n = 0; n < 20; n++) await site.getCompressed(`/cryptocurrencies?q=${n}`);
  expect(site.figures()).toMatchObject({ uncacheable: 20 });
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10 * text.length);
});

describe('a page is rendered again', () => {
  test('when it is stale, or the clock was set back', async () => {
    using site = await serving();
    expect(await site.get()).toBe('page 1');
    vi.advanceTimersByTime(4900);
    expect(await site.get()).toBe('page 1');
    vi.advanceTimersByTime(200);
    expect(await site.get()).toBe('page 2');
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(await site.get()).toBe('page 3');
  });

  test('when something that it read changes, or it is unknown what has changed', async () => {
    using site = await serving();
    site.renderWith(async () => tagged(site, 'coin/bitcoin', 'positions'));
    const get = () => site.get('/coin/bitcoin');
    await get();
    site.emit.change(new Set(['coin/ethereum', 'coin', 'rulings']));
    expect(await get()).toBe('page 1');
    site.emit.change(new Set(['coin/bitcoin', 'coin']));
    expect(await get()).toBe('page 2');
    site.emit.change(null);
    expect(await get()).toBe('page 3');
  });

  test('with its earlier text and new headers, if its data is the same', async () => {
    using site = await serving({ isPurged: true });
    const headers = new Headers({ 'Content-Type': 'text/html' });
    const same = { status: 200, headers, digest: 'abc' };
    const first = { ...tagged(site, 'coin'), ...same, ownScripts: ['1'] };
    const unchanged = { ...tagged(site, 'coin', 'positions'), ...same, text: null };
    site.renderWith(async (earlier) => (earlier === same.digest ? unchanged : first));
    const before = await site.ask('/cryptocurrencies');
    site.emit.change(new Set(['coin']));
    const after = await site.ask('/cryptocurrencies');
    expect(await after.text()).toBe(await before.text());
    for (const name of ['ETag', 'Content-Security-Policy']) {
      expect(after.headers.get(name)).toBe(before.headers.get(name));
    }
    expect(after.headers.get('Cache-Tag')).toContain('positions');
    site.emit.change(new Set(['positions']));
    expect(site.figures()).toMatchObject({ pages: 0, bytes: 0 });
  });

  test('on the next day, if it has no figures', async () => {
    using site = await serving();
    vi.setSystemTime('2026-05-01T22:00:00Z');
    site.renderWith(async () => tagged(site, 'coin/bitcoin'));
    const get = () => site.get('/coin/bitcoin');
    await get();
    site.emit.figures();
    vi.setSystemTime('2026-05-01T23:59:59Z');
    expect(await get()).toBe('page 1');
    vi.setSystemTime('2026-05-02T00:00:00Z');
    expect(await get()).toBe('page 2');
  });

  test('when the market has other coins, if it is of a coin without figures', async () => {
    using site = await serving();
    vi.setSystemTime('2026-05-01T02:00:00Z');
    site.renderWith(async () => tagged(site, 'coin/unknown', 'market-coins'));
    const get = () => site.get('/coin/unknown');
    await get();
    site.emit.figures();
    vi.setSystemTime('2026-05-01T22:00:00Z');
    expect(await get()).toBe('page 1');
    site.emit.figures({ hasOtherCoins: true });
    expect(await get()).toBe('page 2');
  });

  test('in the background if it has figures, while the old one is served for up to two minutes', async () => {
    using site = await serving();
    site.renderWith(async () => tagged(site, 'coin/bitcoin', 'figures'));
    const get = () => site.get('/coin/bitcoin');
    await get();
    site.emit.figures();
    expect(await get()).toBe('page 1');
    await vi.waitUntil(async () => (await get()) === 'page 2', { timeout: 10_000 });
    vi.advanceTimersByTime(61_000);
    expect(await get()).toBe('page 2');
    await vi.waitUntil(async () => (await get()) === 'page 3', { timeout: 10_000 });
    vi.advanceTimersByTime(120_000);
    expect(await get()).toBe('page 4');
    expect(site.figures()).toMatchObject({ misses: 2 });
  });

  test('for the next request, if something that it read changed before it was complete', async () => {
    using site = await serving();
    const { promise: change, resolve } = Promise.withResolvers<void>();
    site.renderWith(async () => {
      await change;
      return tagged(site, 'coin/bitcoin');
    });
    const first = site.get('/coin/bitcoin');
    await vi.waitUntil(() => site.renderings.length === 1, { timeout: 10_000 });
    site.emit.change(new Set(['coin/bitcoin']));
    resolve();
    expect(await first).toBe('page 1');
    expect(await site.get('/coin/bitcoin')).toBe('page 2');
  });

  test('for a request after a change, even while an earlier rendering runs', async () => {
    using site = await serving();
    site.renderWith(hang);
    const before = site.get();
    await vi.waitUntil(() => site.renderings.length === 1, { timeout: 10_000 });
    site.emit.change(null);
    site.renderWith(async () => ({ status: 200, text: 'after' }));
    expect(await site.get()).toBe('after');
    site.renderings[0]?.resolve({ status: 200, text: 'before' });
    expect(await before).toBe('before');
    expect(await site.get()).toBe('after');
  });
});

describe('after a change of identifiers', () => {
  test('a page with look-alikes waits until it is known which pages change, other pages do not', async () => {
    using site = await serving();
    site.renderWith(async () => tagged(site, 'look-alikes', 'look-alike/a'));
    await site.get('/coin/bitcoin');
    site.renderWith(async () => tagged(site, 'look-alikes', 'look-alike/b'));
    await site.get('/coin/tether');
    site.renderWith(async () => tagged(site, 'coin'));
    await site.get('/cryptocurrencies');
    const read = site.changeIdentifiers();
    const waiting = [site.get('/coin/bitcoin'), site.get('/coin/tether?utm_source=mail')];
    expect(await site.get('/cryptocurrencies')).toBe('page 3');
    expect(site.renderings).toHaveLength(3);
    read('look-alike/b');
    expect(await Promise.all(waiting)).toEqual(['page 1', 'page 4']);
  });

  test('a page that would wait for more than a second is rendered again', async () => {
    using site = await serving();
    site.renderWith(async () => tagged(site, 'look-alikes'));
    await site.get('/coin/bitcoin');
    site.changeIdentifiers();
    expect(await site.get('/coin/bitcoin')).toBe('page 2');
  });

  test('a page whose rendering began before it is not cached', async () => {
    using site = await serving();
    const { promise: begun, resolve } = Promise.withResolvers<void>();
    site.renderWith(async () => {
      await begun;
      return tagged(site, 'look-alikes', 'look-alike/a');
    });
    const first = site.get('/coin/bitcoin');
    await vi.waitUntil(() => site.renderings.length === 1, { timeout: 10_000 });
    site.changeIdentifiers()('look-alike/b');
    resolve();
    expect(await first).toBe('page 1');
    expect(await site.get('/coin/bitcoin')).toBe('page 2');
  });
});

describe('a stale page is served', () => {
  test.each<[string, Render]>([
    ['fails', () => Promise.reject(new Error('no database'))],
    ['is an error', async () => ({ status: 503, text: 'no database' })],
  ])('when the fresh one %s', async (_, render) => {
    using site = await serving();
    await site.get();
    vi.advanceTimersByTime(6000);
    site.renderWith(render);
    expect(await site.get()).toBe('page 1');
  });

  test('when the fresh one hangs, and only the first request waits for it', async () => {
    using site = await serving();
    await site.get();
    vi.advanceTimersByTime(6000);
    site.renderWith(hang);
    expect(await site.get()).toBe('page 1');
    const startMs = performance.now();
    for (let round = 0; round < 5; round++) expect(await site.get()).toBe('page 1');
    // If each waited for its own second, the five would take longer.
    expect(performance.now() - startMs).toBeLessThan(4000);
    expect(site.renderings).toHaveLength(2);
  });
});

test('no request waits longer than twelve seconds for a page', async () => {
  using site = await serving();
  site.renderWith(hang);
  const response = site.get();
  await vi.waitUntil(() => site.renderings.length === 1, { timeout: 10_000 });
  vi.advanceTimersByTime(12_000);
  expect(await response).toBe(503);
});

test('a request does not join a rendering that has hung for ten seconds', async () => {
  using site = await serving();
  site.renderWith(hang);
  const first = site.get();
  await vi.waitUntil(() => site.renderings.length === 1, { timeout: 10_000 });
  site.renderWith(async () => ({ status: 200, text: 'there' }));
  vi.advanceTimersByTime(10_000);
  expect(await site.get()).toBe('there');
  site.renderings[0]?.resolve({ status: 200, text: 'late' });
  expect(await first).toBe('late');
  expect(await site.get()).toBe('there');
});

test('a failed rendering is not cached', async () => {
  using site = await serving();
  site.renderWith(() => Promise.reject(new Error('no database')));
  expect(await site.get()).toBe(500);
  site.renderWith(async () => ({ status: 200, text: 'there' }));
  expect(await site.get()).toBe('there');
});

describe('an address with a query that the screen does not know', () => {
  test('is answered with the cached page', async () => {
    using site = await serving();
    await site.get('/news');
    expect(await site.get('/news?utm_source=mail&fbclid=1')).toBe('page 1');
    expect(site.figures()).toMatchObject({ hits: 1, misses: 1, uncacheable: 0, pages: 1 });
  });

  test('is rendered once and cached at its shortest address', async () => {
    using site = await serving();
    expect(await site.get('/coin/bitcoin?utm_source=mail')).toBe('page 1');
    expect(await site.get('/coin/bitcoin')).toBe('page 1');
    expect(site.renderings).toHaveLength(1);
  });
});

describe('when admission refuses', () => {
  test.each(['/news', '/search?q=bitcoin'])('%s is answered with the busy page', async (path) => {
    using site = await serving();
    site.refuse();
    const answer = await site.ask(path);
    expect([answer.status, await answer.text()]).toEqual([503, 'busy']);
    expect(site.renderings).toHaveLength(0);
  });

  test('a stale page is served', async () => {
    using site = await serving();
    await site.get();
    vi.advanceTimersByTime(6000);
    site.refuse();
    expect(await site.get()).toBe('page 1');
  });
});
