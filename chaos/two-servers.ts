import { ask } from '#bench/rig/ask.ts';
import { addedId, type Editor, editorWith } from '#chaos/rig/editor.ts';
import { type Server, startServer } from '#chaos/rig/server.ts';
import { type ChaosRun, newLosses, type Verdict } from '#chaos/rig/trial.ts';
import { connect } from '#db/client.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded.ts';
import { atEnd, scratchFolder } from '#tests/rig/processes.ts';
import { signedInEditor } from '#tests/samples/editors.ts';

const COIN = { name: 'Shared', description: 'At first.', image: '/logos/bitcoin.svg' };

type Losses = ReturnType<typeof newLosses>;

/** Two servers on one `DATA_DIR`, then two on one `DATABASE_URL`, started together; edits through one appear on the other. */
export async function tryTwoServers({ isShort }: ChaosRun): Promise<Verdict> {
  return editInTurn(isShort ? 10 : 200);
}

/** The same with this number of edits on each pair. */
export async function editInTurn(edits: number): Promise<Verdict> {
  const losses = newLosses();
  const slowest = [await onOneFolder(edits, losses), await onOneDatabase(edits, losses)];
  const news = Math.max(...slowest.map(({ newsMs }) => newsMs));
  return {
    tried:
      'two servers on one DATA_DIR, then two on one DATABASE_URL; edits in turn, one killed half-way',
    times: `${2 * edits} edits`,
    lost: losses.count,
    recoveryMs: Math.max(...slowest.map(({ recoveryMs }) => recoveryMs)),
    isPassed: losses.count === 0,
    note: losses.tell() || `each edit was on the other's next answer, within ${news.toFixed(0)} ms`,
  };
}

async function onOneFolder(edits: number, losses: Losses) {
  const dataDir = await scratchFolder();
  const both = await Promise.all([startServer({ dataDir }), startServer({ dataDir })]);
  return share(both, both[0].databaseUrl, edits, losses);
}

async function onOneDatabase(edits: number, losses: Losses) {
  const dataDir = await scratchFolder();
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const end = atEnd(stop);
  const environment = { DATABASE_URL: url };
  const both = await Promise.all([startServer({ environment }), startServer({ environment })]);
  const seen = await share(both, url, edits, losses);
  await end();
  return seen;
}

async function share(
  servers: [Server, Server],
  databaseUrl: string,
  edits: number,
  losses: Losses,
): Promise<{ newsMs: number; recoveryMs: number }> {
  const { db, close } = connect(databaseUrl, { connections: 1 });
  const { cookie } = await signedInEditor({ db });
  await close();
  const editors = servers.map(({ port, url }) => editorWith({ port, url, cookie }));
  const [first] = editors;
  const id = first && addedId(await first.add(COIN, crypto.randomUUID()));
  if (!id) throw new Error('the coin to edit was not taken');
  let newsMs = 0;
  let recoveryMs = 0;
  for (let version = 1; version <= edits; version += 1) {
    const [here, there] = version % 2 ? [0, 1] : [1, 0];
    if (version === Math.ceil(edits / 2)) recoveryMs = await killOne(servers, losses);
    newsMs = Math.max(
      newsMs,
      await editAt(editors[here] as Editor, servers[there] as Server, { id, version }, losses),
    );
  }
  await Promise.all(servers.map((server) => server.stop()));
  return { newsMs, recoveryMs };
}

// The other server continues unaffected.
async function killOne([victim, survivor]: [Server, Server], losses: Losses): Promise<number> {
  await victim.kill();
  const { status } = await ask(survivor.port, '/api/coins/bitcoin');
  losses.expect(status === 200, `the one that was left answered ${status}`);
  return victim.start();
}

async function editAt(
  editor: Editor,
  { port }: Server,
  { id, version }: { id: string; version: number },
  losses: Losses,
): Promise<number> {
  const description = `Edited ${version} times.`;
  await ask(port, `/en/coin/${id}`);
  const { status } = await editor.edit(id, { ...COIN, description }, version);
  losses.expect(status === 302, `an edit answered ${status}`);
  const { body, milliseconds } = await ask(port, `/en/coin/${id}`, {
    'Accept-Encoding': 'identity',
  });
  losses.expect(body.includes(description), 'an edit the other server does not show');
  return milliseconds;
}
