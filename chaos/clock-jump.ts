import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ask, type HttpResponse } from '#bench/rig/ask.ts';
import { addedId, type Editor, editorWith } from '#chaos/rig/editor.ts';
import { type Server, startServer } from '#chaos/rig/server.ts';
import type { Losses, Trial } from '#chaos/rig/trial.ts';
import { connect } from '#db/client.ts';
import { type FakeUpstream, startFakeUpstream } from '#tests/fakes/fake-upstream.ts';
import { atEnd, scratchFolder } from '#tests/rig/processes.ts';
import { EDITOR_PASSWORD, signedInEditor } from '#tests/samples/editors.ts';
import { marketResponse, newMarketCoin } from '#tests/samples/market-coins.ts';

const HOUR_MS = 3_600_000;
const PRELOADED = pathToFileURL(join(import.meta.dirname, 'shifted-clock.mjs')).href;
const COIN = { name: 'Timed', description: 'At first.', image: '/logos/bitcoin.svg' };
const MAX_NEWS_MS = 5_000;
/** Shifts of the clock: an hour forward, none, an hour back, none. */
const JUMPS_MS = [HOUR_MS, 0, -HOUR_MS, 0];

/** The server's clock jumps an hour forward and back during a sign-in and with cached pages. */
export const clockJumps: Trial = {
  tried: "the server's clock an hour on, back, an hour before, back; PostgreSQL's stays",
  full: 8,
  short: 2,
  run: async (jumps, losses) => {
    const market = await startMarket();
    const clock = join(await scratchFolder(), 'shift');
    await writeFile(clock, '0');
    const server = await startServer({
      environment: {
        MARKET_URL: market.url,
        CHAOS_CLOCK: clock,
        NODE_OPTIONS: `--import ${PRELOADED}`,
      },
    });
    const { db, close } = connect(server.databaseUrl, { connections: 1 });
    const { cookie, email } = await signedInEditor({ db });
    await close();
    const editor = editorWith({ ...server, cookie });
    const id = addedId(await editor.add(COIN, crypto.randomUUID())) ?? '';
    for (let place = 0; place < jumps; place += 1) {
      const shiftMs = JUMPS_MS[place % JUMPS_MS.length];
      await untilAsked(market, server, 0);
      const enterCode = await startSigningIn(server, email);
      await ask(server.port, `/en/coin/${id}`);
      const requests = market.asked.length;
      await writeFile(clock, String(shiftMs));
      // The server reads the shift fifty times a second.
      await sleep(100);
      await checkSite(
        { server, editor, market, enterCode },
        { id, version: place + 1, requests },
        losses,
      );
    }
    await server.stop();
    return {
      times: `${jumps} jumps`,
      summary: 'codes, sessions, edits, cached pages and market figures went on',
    };
  },
};

interface Scene {
  server: Server;
  editor: Editor;
  market: FakeUpstream;
  enterCode: () => Promise<string>;
}

async function checkSite(
  { server, editor, market, enterCode }: Scene,
  { id, version, requests }: { id: string; version: number; requests: number },
  losses: Losses,
): Promise<void> {
  const session = await enterCode().catch((error: Error) => {
    losses.add(`a code that was on its way: ${error.message}`);
    return '';
  });
  const admin = await ask(server.port, '/admin/coins', { Cookie: session });
  losses.expect(admin.status === 200, `the new session: ${admin.status}`);
  const before = await editor.open('/admin/coins');
  losses.expect(before.status === 200, `the session from before: ${before.status}`);
  const description = `Edited at version ${version}.`;
  const { status } = await editor.edit(id, { ...COIN, description }, version);
  losses.expect(status === 302, `an edit: ${status}`);
  const shown = await ask(server.port, `/en/coin/${id}`, { 'Accept-Encoding': 'identity' });
  losses.expect(shown.body.includes(description), 'a cached page that is out of date');
  const isAsked = await untilAsked(market, server, requests);
  losses.expect(isAsked, 'market figures that are not asked for any more');
  const { stale } = JSON.parse(String((await ask(server.port, '/api/markets')).body));
  losses.expect(stale === false, 'market figures that are called stale');
}

// The server requests figures when a visitor needs them.
async function untilAsked(market: FakeUpstream, server: Server, before: number): Promise<boolean> {
  const endMs = performance.now() + MAX_NEWS_MS;
  while (market.asked.length <= before && performance.now() < endMs) {
    await ask(server.port, '/api/markets');
    await sleep(50);
  }
  return market.asked.length > before;
}

async function startMarket(): Promise<FakeUpstream> {
  const market = await startFakeUpstream();
  atEnd(() => market.refuse());
  const coins = ['bitcoin', 'ethereum'].map((id, place) => newMarketCoin({ id, rank: place + 1 }));
  market.responses.set('/coins/markets', { body: marketResponse(coins) });
  return market;
}

// Takes the password step and requests the code; the returned function takes the code step and returns the cookie.
async function startSigningIn(server: Server, email: string): Promise<() => Promise<string>> {
  const before = new Set(await mails(server));
  const entered = await post(server, '/api/sign-in', { email, password: EDITOR_PASSWORD });
  const pending = cookiesOf(entered);
  await post(server, '/api/otp/send', { email }, pending);
  const mail = (await mails(server)).find((name) => !before.has(name)) ?? '';
  const text = await readFile(join(server.dataDir, 'outbox', mail), 'utf8');
  const otp = /^ {4}(\d{6})\s*$/m.exec(text)?.[1] ?? '';
  return async () => cookiesOf(await post(server, '/api/otp/verify', { email, otp }, pending));
}

async function post(
  { port, url }: Server,
  path: string,
  body: object,
  cookie = '',
): Promise<HttpResponse> {
  const headers = { 'Content-Type': 'application/json', Origin: url, Cookie: cookie };
  const response = await ask(port, path, headers, JSON.stringify(body));
  if (response.status !== 200)
    throw new Error(`${path} answered ${response.status}: ${response.body}`);
  return response;
}

function cookiesOf({ headers }: HttpResponse): string {
  const set = headers['set-cookie'] ?? [];
  return set.map((line) => line.split(';')[0]).join('; ');
}

async function mails({ dataDir }: Server): Promise<string[]> {
  const names = await readdir(join(dataDir, 'outbox')).catch(() => []);
  return names.filter((name) => name.endsWith('.eml'));
}
