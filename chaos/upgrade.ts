import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { ask } from '#bench/rig/ask.ts';
import { earlierVersion } from '#chaos/rig/earlier-version.ts';
import { type Editor, editorCookie, editorWith } from '#chaos/rig/editor.ts';
import { openedForm } from '#chaos/rig/opened-form.ts';
import { type Server, startServer } from '#chaos/rig/server.ts';
import type { Losses, Trial } from '#chaos/rig/trial.ts';
import { connect, type Database } from '#db/client.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded.ts';
import { atEnd, ROOT, run, scratchFolder } from '#tests/rig/processes.ts';

const PLAIN = { 'Accept-Encoding': 'identity' };
/** Fields that some starter listings lack and forms ask for. */
const ASKED_FOR: Record<string, string> = { symbol: 'ASK', image: '/logos/bitcoin.svg' };
/** Milliseconds in which a version refuses a database. */
const MAX_REFUSAL_MS = 30_000;

const KINDS = { coin: 'coins', exchange: 'exchanges' } as const;
type Listing = { kind: keyof typeof KINDS; id: string };

/**
 * The version before the newest migration (or of the environment variable `EARLIER`) goes on serving while today's migrates
 * its database and starts beside it; starter listings are edited through the forms of both and read from both.
 */
export const upgrade: Trial = {
  tried:
    'the version before the newest migration beside this one on one database; each of some listings edited through both, read from both',
  full: 60,
  short: 3,
  run: async (size, losses) => {
    const { folder, commit } = await earlierVersion(process.env.EARLIER);
    const dataDir = await scratchFolder();
    const { url, stop } = await startEmbeddedPostgres({ dataDir, log: () => {} });
    const end = atEnd(stop);
    const environment = { DATABASE_URL: url };
    const earlier = await startServer({ checkout: folder, environment });
    const later = await startServer({ environment });
    const { db, close } = connect(url, { connections: 2 });
    await storeContracts(db);
    const cookie = await editorCookie(url);
    const servers = [earlier, later];
    let acknowledged = 0;
    for (const listing of starters().slice(0, size)) {
      for (const [place, { port, url }] of servers.entries()) {
        const name = place === 0 ? 'the earlier version' : 'the later version';
        const description = `Edited through ${name}.`;
        const before = await columnsOf(db, listing);
        const status = await resubmit(editorWith({ port, url, cookie }), listing, description);
        losses.expect(
          status === 302,
          `an edit of ${listing.kind} ${listing.id} through ${name}: ${status}`,
        );
        if (status !== 302) continue;
        acknowledged += 1;
        const isUnchanged = before === (await columnsOf(db, listing));
        losses.expect(isUnchanged, `a column changed by ${name}`);
        for (const server of servers) await expectShown(server, listing, description, losses);
      }
    }
    await close();
    losses.expect(await isLedgerWhole(url), 'the ledger');
    await earlier.stop();
    losses.expect(await isRefused(earlier), 'an earlier version that starts on the later schema');
    await later.stop();
    await end();
    return {
      times: `${acknowledged} edits`,
      summary: 'each edit was on the next answer of both; nothing else changed in the row',
      figures: `beside ${commit}`,
    };
  },
};

/** Opens the form of a listing and sends it with another description; returns the status. */
async function resubmit(editor: Editor, { kind, id }: Listing, description: string) {
  const path = `/admin/${KINDS[kind]}/edit/${id}`;
  const opened = await editor.open(path);
  const fields = openedForm(String(opened.body)).map(([name, value]): [string, string] =>
    name === 'en.description' ? [name, description] : [name, value || (ASKED_FOR[name] ?? '')],
  );
  return (await editor.post(path, fields)).status;
}

async function expectShown(
  { port }: Server,
  { kind, id }: Listing,
  description: string,
  losses: Losses,
): Promise<void> {
  for (const path of [`/en/${kind}/${id}`, `/api/${KINDS[kind]}/${id}`]) {
    const { status, body } = await ask(port, path, PLAIN);
    losses.expect(status === 200, `a ${kind} that answered ${status}`);
    losses.expect(status !== 200 || body.includes(description), 'an edit that is not shown');
  }
}

/** All that an edit of a description and of `ASKED_FOR` leaves as it is, also in columns that the earlier version does not know. */
async function columnsOf(db: Database, { kind, id }: Listing): Promise<string> {
  const [row] = await db.execute<{ columns: unknown }>(sql`
    select to_jsonb(l) - '{version,updated_at,symbol,image,search}'::text[] as columns from listings l
    where kind = ${kind} and id = ${id}`);
  return JSON.stringify(row?.columns);
}

// The earlier version has stored none of what it does not know.
async function storeContracts(db: Database): Promise<void> {
  for (const { kind, id } of starters()) {
    const { contracts } = starterOf(kind, id) as { contracts?: object[] };
    if (!contracts) continue;
    await db.execute(sql`update listings set contracts = ${JSON.stringify(contracts)}::jsonb
      where kind = ${kind} and id = ${id}`);
  }
}

async function isLedgerWhole(url: string): Promise<boolean> {
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: await scratchFolder() };
  return run(process.execPath, ['cli/run.mjs', 'data', 'verify'], { cwd: ROOT, env }).then(
    () => true,
    () => false,
  );
}

async function isRefused(server: Server): Promise<boolean> {
  const startMs = performance.now();
  const isStarted = await server.start().then(
    () => true,
    () => false,
  );
  return !isStarted && performance.now() - startMs < MAX_REFUSAL_MS;
}

function starters(): Listing[] {
  const listings = (Object.keys(KINDS) as (keyof typeof KINDS)[]).map((kind) =>
    readdirSync(join(ROOT, 'db/starter', KINDS[kind])).map((file) => ({
      kind,
      id: file.replace('.json', ''),
    })),
  );
  // Exchanges between the coins, so that a short run has both.
  const [coins = [], exchanges = []] = listings;
  return coins.flatMap((coin, place) => [coin, exchanges[place] ?? []].flat());
}

function starterOf(kind: keyof typeof KINDS, id: string): unknown {
  return JSON.parse(readFileSync(join(ROOT, 'db/starter', KINDS[kind], `${id}.json`), 'utf8'));
}
