import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '#bench/rig/ask.ts';
import { addedId, type Coin, type Editor, editorAt } from '#chaos/rig/editor.ts';
import { type Server, startServer, until } from '#chaos/rig/server.ts';
import type { Losses, Trial } from '#chaos/rig/trial.ts';
import { startVarnish } from '#chaos/rig/varnish.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded.ts';
import { type CuttableProxy, startCuttableProxy } from '#tests/rig/cuttable-proxy.ts';
import { percentile } from '#tests/rig/percentile.ts';
import { atEnd, freePort, scratchFolder } from '#tests/rig/processes.ts';

const COIN = { description: 'At first.', image: '/logos/bitcoin.svg' };
const KEY = 'key-of-the-trial';
const TOKEN = 'token-of-the-trial';
/** The share of unchanged pages that must stay in the cache. */
const CACHED_SHARE = 0.99;
/** The limit for an edit through another server than the one that tells the cache. */
const MAX_OTHER_MS = 1_000;
/** Longer than the time until a purge is repeated; purges of the start and of added coins drop many pages. */
const REPEATED_MS = 6_000;
/** How long purges fail. */
const FAILING_MS = 3_000;

/** Edits through two servers behind Varnish, each read from Varnish at once, and purges that fail for a while. */
export const behindVarnish: Trial = {
  tried:
    'two servers behind Varnish (deploy/varnish.vcl): coins added and edited through both, read from Varnish at once; then purges fail for 3 s',
  full: 100,
  short: 4,
  run: async (edits, losses) => {
    const site = await startBehindVarnish();
    const [first, second] = site.editors;
    await addSeen(site, second, losses);
    const coin = await addSeen(site, first, losses);
    await sleep(REPEATED_MS);
    const pages = await warm(site, coin);
    const delaysMs = await editInTurn(site, coin, edits, losses);
    const missed = await countMisses(site, pages);
    const isCached = missed <= pages.length * (1 - CACHED_SHARE);
    if (!isCached) losses.add('an unchanged page dropped', missed);
    const recoveryMs = await failPurges(site, coin, edits + 1, losses);
    await site.stop();
    const slowestMs = Math.max(...delaysMs);
    return {
      times: `${edits} edits`,
      recoveryMs,
      isWithinLimits: slowestMs <= MAX_OTHER_MS,
      summary: `each added page was a 404 in Varnish before and a 200 at the form's response, and ${pages.length - missed} of ${pages.length} other pages were still answered from its cache`,
      figures: `an edit was in Varnish ${percentile(delaysMs, 0.5).toFixed(0)} ms after the form's answer in the median, ${slowestMs.toFixed(0)} at most`,
    };
  },
};

interface Fronted {
  servers: [Server, Server];
  editors: [Editor, Editor];
  varnish: number;
  /** In front of the address that takes purges. */
  purges: CuttableProxy;
  stop(): Promise<void>;
}

async function startBehindVarnish(): Promise<Fronted> {
  const { url, stop } = await startEmbeddedPostgres({
    dataDir: await scratchFolder(),
    log: () => {},
  });
  const end = atEnd(stop);
  const varnish = await freePort();
  const purges = await startCuttableProxy(`http://127.0.0.1:${varnish}`);
  const endProxy = atEnd(purges.stop);
  const environment = {
    DATABASE_URL: url,
    METRICS_TOKEN: TOKEN,
    PURGE_URL: `${purges.url}/purge`,
    PURGE_HEADER: `X-Purge-Key: ${KEY}`,
  };
  const servers: [Server, Server] = [
    await startServer({ environment }),
    await startServer({ environment }),
  ];
  const stopVarnish = await startVarnish(varnish, { sitePort: servers[0].port, key: KEY });
  // At its start a server purges everything.
  for (const server of servers) await untilPurged(server);
  const editors: [Editor, Editor] = [
    await editorAt(servers[0], url),
    await editorAt(servers[1], url),
  ];
  return {
    servers,
    editors,
    varnish,
    purges,
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      await stopVarnish();
      await endProxy();
      await end();
    },
  };
}

interface Added extends Coin {
  id: string;
}

// The coin's page is requested before it exists, and when the form that adds it has been answered.
async function addSeen({ varnish }: Fronted, editor: Editor, losses: Losses): Promise<Added> {
  const id = `fronted-${randomUUID().slice(0, 8)}`;
  const coin = { ...COIN, name: id, id };
  const path = pathOf(coin);
  const before = await ask(varnish, path);
  losses.expect(before.status === 404, `an absent page answered ${before.status}`);
  const added = addedId(await editor.add(coin, randomUUID()));
  const after = await ask(varnish, path);
  losses.expect(after.status === 200, `an added page answered ${after.status}`);
  if (added !== id) throw new Error('the coin to edit was not taken');
  return coin;
}

function pathOf({ id }: Added): string {
  return `/en/coin/${id}`;
}

// The pages that Varnish keeps, without those that read the coin to be edited.
async function warm({ servers: [site], varnish }: Fronted, { id }: Added): Promise<string[]> {
  const { body } = await ask(site.port, '/sitemap.xml', IDENTITY);
  const pages: string[] = [];
  for (const [, address = ''] of String(body).matchAll(/<loc>([^<]+)/g)) {
    const { pathname } = new URL(address);
    const { headers } = await ask(site.port, pathname);
    await ask(varnish, pathname);
    const isCacheable = headers['cache-control']?.includes('s-maxage=3600');
    const tags = String(headers['cache-tag']).split(',');
    if (isCacheable && !tags.includes(`coin/${id}`)) pages.push(pathname);
  }
  return pages;
}

const IDENTITY = { 'Accept-Encoding': 'identity' };

// The milliseconds from the answer of each edit until Varnish answers with it.
async function editInTurn(
  { editors, varnish }: Fronted,
  coin: Added,
  edits: number,
  losses: Losses,
): Promise<number[]> {
  const delaysMs: number[] = [];
  for (let version = 1; version <= edits; version += 1) {
    const description = `Edited ${version} times.`;
    await ask(varnish, pathOf(coin));
    const editor = editors[version % 2 === 0 ? 0 : 1];
    const { status } = await editor.edit(coin.id, { ...coin, description }, version);
    losses.expect(status === 302, `an edit answered ${status}`);
    delaysMs.push(await untilShown(varnish, coin, description));
  }
  return delaysMs;
}

// 0 where the first answer already has the edit.
async function untilShown(varnish: number, coin: Added, description: string): Promise<number> {
  let sentMs = 0;
  const startMs = performance.now();
  const isShown = async () => {
    sentMs = performance.now() - startMs;
    return (await ask(varnish, pathOf(coin), IDENTITY)).body.includes(description);
  };
  if (await isShown()) return 0;
  await until(isShown, 'an edit that Varnish never answers with');
  return sentMs;
}

async function countMisses({ varnish }: Fronted, pages: string[]): Promise<number> {
  let missed = 0;
  for (const path of pages) {
    const { headers } = await ask(varnish, path);
    // A hit has two ids: of this request, and of the one that filled the cache.
    if (!/^\d+ \d+$/.test(String(headers['x-varnish']))) missed += 1;
  }
  return missed;
}

// Returns the milliseconds from the end of the failures until Varnish answers with the edit.
async function failPurges(
  { servers, editors, varnish, purges }: Fronted,
  coin: Added,
  version: number,
  losses: Losses,
): Promise<number> {
  const [editor] = editors;
  const description = 'Edited while purges failed.';
  await ask(varnish, pathOf(coin));
  purges.isCut = true;
  const { status } = await editor.edit(coin.id, { ...coin, description }, version);
  losses.expect(status === 302, `an edit answered ${status} while purges fail`);
  await sleep(FAILING_MS);
  const shown = await Promise.all(servers.map(purgeMetrics));
  const isShown = shown.some(([failed, waiting]) => failed > 0 && waiting > 0);
  losses.expect(isShown, 'a failing purge that the metrics do not show');
  purges.isCut = false;
  const recoveryMs = await untilShown(varnish, coin, description);
  for (const server of servers) await untilPurged(server);
  return recoveryMs;
}

async function untilPurged(server: Server): Promise<void> {
  const isPurged = async () => (await purgeMetrics(server))[1] === 0;
  await until(isPurged, 'a purge that never succeeds');
}

async function purgeMetrics({ port }: Server): Promise<[failed: number, waiting: number]> {
  const headers = { Authorization: `Bearer ${TOKEN}`, ...IDENTITY };
  const text = String((await ask(port, '/metrics', headers)).body);
  const figureOf = (name: string) => Number(text.split(`\n${name} `)[1]?.split('\n')[0]);
  return [
    figureOf('tabayyan_purges_total{outcome="failed"}'),
    figureOf('tabayyan_purge_tags_waiting'),
  ];
}
