import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newPage } from '#http/answer/page.ts';
import { NOTHING } from '#http/security/common-headers.ts';
import { publicScreens } from '#tests/public-screens.ts';
import { publicPages } from './pages.ts';

// What depends on time and on renderings that fail or hang; the rest is seen in the whole site.

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const screens = await publicScreens();

type Rendered = { status: number; text: string; headers?: Headers; ownScripts?: string[] };
type Render = () => Promise<Rendered>;

async function serving() {
  const told: { change: () => void; figures: () => void } = { change: () => {}, figures: () => {} };
  const renderings: PromiseWithResolvers<Rendered>[] = [];
  let hasTurn = true;
  let render: Render = async () => ({ status: 200, text: `page ${renderings.length}` });
  const { answerPage, figures } = publicPages({
    screens,
    render: async () => {
      const rendering = Promise.withResolvers<Rendered>();
      renderings.push(rendering);
      render().then(rendering.resolve, rendering.reject);
      return { headers: new Headers(), ownScripts: [], ...(await rendering.promise) };
    },
    changes: {
      areHeard: () => true,
      onChange: (tell) => {
        told.change = tell;
      },
    },
    onNewFigures: (tell) => {
      told.figures = tell;
    },
    commonHeaders: [],
    admission: {
      shareOf: () => ({ block: 'here', network: 'here' }),
      enter: async () => (hasTurn ? () => {} : null),
    },
    busyPage: () => newPage(503, 'busy', []),
  });
  const server = createServer(async (request, answer) => {
    try {
      if (!(await answerPage(request, answer))) answer.writeHead(404).end();
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
  return {
    ask,
    get,
    figures,
    told,
    renderings,
    renderBy: (by: Render) => {
      render = by;
    },
    refuseTurns: () => {
      hasTurn = false;
    },
    [Symbol.dispose]: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const hang: Render = () => new Promise(() => {});

test('a page may run the scripts it was rendered with, and data none', async () => {
  using site = await serving();
  const text = '"<script>1</script><script>2</script>"';
  const policyOf = async (type: string) => {
    const headers = new Headers({ 'Content-Type': type });
    site.renderBy(async () => ({ status: 200, text, headers, ownScripts: ['1'] }));
    site.told.change();
    return (await site.ask()).headers.get('Content-Security-Policy');
  };
  const hash = createHash('sha256').update('1').digest('base64');
  expect(await policyOf('text/html; charset=utf-8')).toContain(
    `script-src 'self' 'sha256-${hash}';`,
  );
  expect(await policyOf('application/json')).toBe(NOTHING);
});

test('what is answered from memory is counted apart from what is rendered', async () => {
  using site = await serving();
  expect(site.figures()).toEqual({ hits: 0, misses: 0, uncacheable: 0, pages: 0, bytes: 0 });
  for (let time = 0; time < 3; time++) await site.get();
  expect(site.figures()).toEqual({ hits: 2, misses: 1, uncacheable: 0, pages: 1, bytes: 6 });
  site.told.change();
  expect(site.figures()).toMatchObject({ pages: 0, bytes: 0 });
  await site.get();
  expect(site.figures()).toMatchObject({ hits: 2, misses: 2 });
});

describe('a page is rendered anew', () => {
  test('when it has become old, or the clock was set back', async () => {
    using site = await serving();
    expect(await site.get()).toBe('page 1');
    vi.advanceTimersByTime(4900);
    expect(await site.get()).toBe('page 1');
    vi.advanceTimersByTime(200);
    expect(await site.get()).toBe('page 2');
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(await site.get()).toBe('page 3');
  });

  test.each([
    ['a listing changes', 'change'],
    ['there are new figures', 'figures'],
  ] as const)('when %s', async (_, what) => {
    using site = await serving();
    await site.get();
    site.told[what]();
    expect(await site.get()).toBe('page 2');
  });

  test('but not the whole directory, which has no figures, until a listing changes', async () => {
    using site = await serving();
    const get = () => site.get('/mine/listings.json');
    await get();
    site.told.figures();
    vi.advanceTimersByTime(600_000);
    expect(await get()).toBe('page 1');
    site.told.change();
    expect(await get()).toBe('page 2');
  });

  test('for who asks after a change, also while the one before is being rendered', async () => {
    using site = await serving();
    site.renderBy(hang);
    const before = site.get();
    await vi.waitUntil(() => site.renderings.length === 1);
    site.told.change();
    site.renderBy(async () => ({ status: 200, text: 'after' }));
    expect(await site.get()).toBe('after');
    site.renderings[0]?.resolve({ status: 200, text: 'before' });
    expect(await before).toBe('before');
    expect(await site.get()).toBe('after');
  });
});

describe('an old page is better than none', () => {
  test.each<[string, Render]>([
    ['fails', () => Promise.reject(new Error('no database'))],
    ['is an error', async () => ({ status: 503, text: 'no database' })],
  ])('when the fresh one %s', async (_, render) => {
    using site = await serving();
    await site.get();
    vi.advanceTimersByTime(6000);
    site.renderBy(render);
    expect(await site.get()).toBe('page 1');
  });

  test('when the fresh one hangs; only who asks first waits for it', async () => {
    using site = await serving();
    await site.get();
    vi.advanceTimersByTime(6000);
    site.renderBy(hang);
    expect(await site.get()).toBe('page 1');
    const asked = performance.now();
    for (let round = 0; round < 5; round++) expect(await site.get()).toBe('page 1');
    expect(performance.now() - asked).toBeLessThan(900);
    expect(site.renderings).toHaveLength(2);
  });
});

test('nobody waits longer than twelve seconds for a page', async () => {
  using site = await serving();
  site.renderBy(hang);
  const asked = site.get();
  await vi.waitUntil(() => site.renderings.length === 1);
  vi.advanceTimersByTime(12_000);
  expect(await asked).toBe(503);
});

test('whoever asks after ten seconds does not wait for a rendering that hangs', async () => {
  using site = await serving();
  site.renderBy(hang);
  const first = site.get();
  await vi.waitUntil(() => site.renderings.length === 1);
  site.renderBy(async () => ({ status: 200, text: 'there' }));
  vi.advanceTimersByTime(10_000);
  expect(await site.get()).toBe('there');
  site.renderings[0]?.resolve({ status: 200, text: 'late' });
  expect(await first).toBe('late');
  expect(await site.get()).toBe('there');
});

test('a rendering that failed is not kept', async () => {
  using site = await serving();
  site.renderBy(() => Promise.reject(new Error('no database')));
  expect(await site.get()).toBe(500);
  site.renderBy(async () => ({ status: 200, text: 'there' }));
  expect(await site.get()).toBe('there');
});

describe('an address with a query that the screen does not know', () => {
  test('is answered with the page that is kept', async () => {
    using site = await serving();
    await site.get('/news');
    expect(await site.get('/news?utm_source=mail&fbclid=1')).toBe('page 1');
    expect(site.figures()).toMatchObject({ hits: 1, misses: 1, uncacheable: 0, pages: 1 });
  });

  test('is rendered once and kept at its shortest address', async () => {
    using site = await serving();
    expect(await site.get('/coin/bitcoin?utm_source=mail')).toBe('page 1');
    expect(await site.get('/coin/bitcoin')).toBe('page 1');
    expect(site.renderings).toHaveLength(1);
  });
});

describe('without a turn', () => {
  test.each(['/news', '/search?q=bitcoin'])('%s is refused with words', async (path) => {
    using site = await serving();
    site.refuseTurns();
    const answer = await site.ask(path);
    expect([answer.status, await answer.text()]).toEqual([503, 'busy']);
    expect(site.renderings).toHaveLength(0);
  });

  test('an old page is better than none', async () => {
    using site = await serving();
    await site.get();
    vi.advanceTimersByTime(6000);
    site.refuseTurns();
    expect(await site.get()).toBe('page 1');
  });
});
