import { ask } from '#bench/rig/ask.ts';
import { addedId, type Editor, editorCookie, editorWith } from '#chaos/rig/editor.ts';
import { type Server, startServer } from '#chaos/rig/server.ts';
import type { Losses, Trial } from '#chaos/rig/trial.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded.ts';
import { atEnd, scratchFolder } from '#tests/rig/processes.ts';

const COIN = { name: 'Shared', description: 'At first.', image: '/logos/bitcoin.svg' };

/** Two servers on one `DATA_DIR`, then two on one `DATABASE_URL`, started together; edits through one appear on the other. */
export const twoServers: Trial = {
  tried:
    'two servers on one DATA_DIR, then two on one DATABASE_URL; edits in turn, one killed half-way',
  full: 200,
  short: 10,
  run: async (edits, losses) => {
    const results = [await onOneFolder(edits, losses), await onOneDatabase(edits, losses)];
    const slowestMs = Math.max(...results.map(({ slowestMs }) => slowestMs));
    return {
      times: `${2 * edits} edits`,
      recoveryMs: Math.max(...results.map(({ recoveryMs }) => recoveryMs)),
      summary: `each edit was on the other's next response, within ${slowestMs.toFixed(0)} ms`,
    };
  },
};

async function onOneFolder(edits: number, losses: Losses) {
  const dataDir = await scratchFolder();
  const both = await Promise.all([startServer({ dataDir }), startServer({ dataDir })]);
  return editInTurn(both, both[0].databaseUrl, edits, losses);
}

async function onOneDatabase(edits: number, losses: Losses) {
  const dataDir = await scratchFolder();
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const end = atEnd(stop);
  const environment = { DATABASE_URL: url };
  const both = await Promise.all([startServer({ environment }), startServer({ environment })]);
  const seen = await editInTurn(both, url, edits, losses);
  await end();
  return seen;
}

async function editInTurn(
  servers: [Server, Server],
  databaseUrl: string,
  edits: number,
  losses: Losses,
): Promise<{ slowestMs: number; recoveryMs: number }> {
  const cookie = await editorCookie(databaseUrl);
  const editors = servers.map(({ port, url }) => editorWith({ port, url, cookie }));
  const [first] = editors;
  const id = first && addedId(await first.add(COIN, crypto.randomUUID()));
  if (!id) throw new Error('the coin to edit was not taken');
  let slowestMs = 0;
  let recoveryMs = 0;
  for (let version = 1; version <= edits; version += 1) {
    const [here, there] = version % 2 ? [0, 1] : [1, 0];
    if (version === Math.ceil(edits / 2)) recoveryMs = await killOne(servers, losses);
    const { port } = servers[there] as Server;
    const description = `Edited ${version} times.`;
    await ask(port, `/en/coin/${id}`);
    const { status } = await (editors[here] as Editor).edit(id, { ...COIN, description }, version);
    losses.expect(status === 302, `an edit answered ${status}`);
    const shown = await ask(port, `/en/coin/${id}`, { 'Accept-Encoding': 'identity' });
    losses.expect(shown.body.includes(description), 'an edit the other server does not show');
    slowestMs = Math.max(slowestMs, shown.milliseconds);
  }
  await Promise.all(servers.map((server) => server.stop()));
  return { slowestMs, recoveryMs };
}

// The other server continues unaffected.
async function killOne([victim, survivor]: [Server, Server], losses: Losses): Promise<number> {
  await victim.kill();
  const { status } = await ask(survivor.port, '/api/coins/bitcoin');
  losses.expect(status === 200, `the one that was left answered ${status}`);
  return victim.start();
}
