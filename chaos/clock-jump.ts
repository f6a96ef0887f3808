import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleepMs } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ask } from '#bench/rig/ask.ts';
import { addedId, type Editor, editorWith } from '#chaos/rig/editor.ts';
import { type Server, startServer } from '#chaos/rig/server.ts';
import { startSigningIn } from '#chaos/rig/signing-in.ts';
import { type ChaosRun, newLosses, type Verdict } from '#chaos/rig/trial.ts';
import { connect } from '#db/client.ts';
import { type FakeUpstream, startFakeUpstream } from '#tests/fakes/fake-upstream.ts';
import { atEnd, scratchFolder } from '#tests/rig/processes.ts';
import { signedInEditor } from '#tests/samples/editors.ts';
import { marketAnswer, newMarketCoin } from '#tests/samples/market-coins.ts';

const HOUR_MS = 3_600_000;
const PRELOADED = pathToFileURL(join(import.meta.dirname, 'shifted-clock.mjs')).href;
const COIN = { name: 'Timed', description: 'At first.', image: '/logos/bitcoin.svg' };
const NEWS_LIMIT_MS = 5_000;
/** Shifts of the clock: an hour forward, none, an hour back, none. */
const JUMPS_MS = [HOUR_MS, 0, -HOUR_MS, 0];

type Losses = ReturnType<typeof newLosses>;

/** The server's clock jumps an hour forward and back during a sign-in and with cached pages. */
export async function tryClockJumps({ isShort }: ChaosRun): Promise<Verdict> {
  return jump(isShort ? JUMPS_MS.slice(0, 2) : [...JUMPS_MS, ...JUMPS_MS]);
}

/** The same with these shifts, in milliseconds. */
export async function jump(shiftsMs: number[]): Promise<Verdict> {
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
  const losses = newLosses();
  for (const [place, shiftMs] of shiftsMs.entries()) {
    await untilAsked(market, server, 0);
    const enterCode = await startSigningIn(server, email);
    await ask(server.port, `/en/coin/${id}`);
    const requests = market.asked.length;
    await writeFile(clock, String(shiftMs));
    // The server reads the shift fifty times a second.
    await sleepMs(100);
    await lookAround(
      { server, editor, market, enterCode },
      { id, version: place + 1, requests },
      losses,
    );
  }
  await server.stop();
  return {
    tried: "the server's clock an hour on, back, an hour before, back; PostgreSQL's stays",
    times: `${shiftsMs.length} jumps`,
    lost: losses.count,
    isPassed: losses.count === 0,
    note: losses.tell() || 'codes, sessions, edits, kept pages and market figures went on',
  };
}

interface Scene {
  server: Server;
  editor: Editor;
  market: FakeUpstream;
  enterCode: () => Promise<string>;
}

async function lookAround(
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
  losses.expect(shown.body.includes(description), 'a kept page that is out of date');
  const isAsked = await untilAsked(market, server, requests);
  losses.expect(isAsked, 'market figures that are not asked for any more');
  const { stale } = JSON.parse(String((await ask(server.port, '/api/markets')).body));
  losses.expect(stale === false, 'market figures that are called stale');
}

// The server requests figures when a visitor needs them.
async function untilAsked(market: FakeUpstream, server: Server, before: number): Promise<boolean> {
  const endMs = performance.now() + NEWS_LIMIT_MS;
  while (market.asked.length <= before && performance.now() < endMs) {
    await ask(server.port, '/api/markets');
    await sleepMs(50);
  }
  return market.asked.length > before;
}

async function startMarket(): Promise<FakeUpstream> {
  const market = await startFakeUpstream();
  atEnd(() => market.refuse());
  const coins = ['bitcoin', 'ethereum'].map((id, place) => newMarketCoin({ id, rank: place + 1 }));
  market.answers.set('/coins/markets', { body: marketAnswer(coins) });
  return market;
}
