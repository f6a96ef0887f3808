import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { openSnapshotSite, withSite } from './site.ts';
import { readSnapshot, type Snapshot, takeSnapshot, writeSnapshot } from './snapshot.ts';

const USAGE = `usage: take-snapshot.ts [--compare] [--accept] [PREFIX…]
Takes a snapshot of every answer of the built site (build it first).
  no option  writes it as the fixture
  --compare  prints how it differs from the fixture, and ends with status 1 if it does
  --accept   writes into the fixture only what differs
  PREFIX     with an option: only addresses that begin with one of these, for editors and other methods too`;

const { values: options, positionals: prefixes } = parseArgs({
  options: {
    compare: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const isWhole = !options.compare && !options.accept;
if (options.help || (isWhole && prefixes.length > 0)) {
  console.log(USAGE);
  process.exit(options.help ? 0 : 2);
}

const taken = await withSite(openSnapshotSite, takeSnapshot);
refuseFailures(taken);
if (isWhole) {
  await writeSnapshot(taken);
  console.log(`${Object.keys(taken.contract).length} answers`);
} else {
  const expected = await readSnapshot();
  const isMeant = (address: string) =>
    prefixes.length === 0 ||
    prefixes.some((prefix) => address.startsWith(prefix) || pathOf(address).startsWith(prefix));
  if (options.compare) {
    process.exitCode = await printDifferences(expected, taken, isMeant);
    console.log(counted(expected, taken, isMeant));
  }
  if (options.accept) await writeSnapshot(accepted(expected, taken, isMeant));
}

// Addresses of editors and of methods but GET begin with a word.
function pathOf(address: string): string {
  return address.slice(address.indexOf('/'));
}

// A server that lost its database, as when something else ends it, answers with errors: those are no changes.
function refuseFailures({ contract }: Snapshot): void {
  const failed = Object.keys(contract).filter((address) =>
    /^5\d\d(?:\n|$)/.test(contract[address] ?? ''),
  );
  if (failed.length === 0) return;
  console.error(
    `the server failed at ${failed.length} addresses, first at ${failed[0]}: run this again`,
  );
  process.exit(2);
}

/** Prints the differences, one file per address, by git. Returns its exit status. */
async function printDifferences(
  expected: Snapshot,
  taken: Snapshot,
  isMeant: (address: string) => boolean,
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'tabayyan-snapshot-compared-'));
  try {
    await writeFiles(join(folder, 'expected'), expected, isMeant);
    await writeFiles(join(folder, 'taken'), taken, isMeant);
    const { status } = spawnSync(
      'git',
      ['diff', '--no-index', '--patch-with-stat', 'expected', 'taken'],
      {
        cwd: folder,
        stdio: 'inherit',
      },
    );
    return status ?? 2;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Counts the addresses that differ, by whether `npm test` compares them: not pages, nor addresses that are new. */
function counted(
  expected: Snapshot,
  taken: Snapshot,
  isMeant: (address: string) => boolean,
): string {
  const differing = (layer: keyof Snapshot) =>
    Object.keys({ ...expected[layer], ...taken[layer] }).filter(
      (address) => isMeant(address) && expected[layer][address] !== taken[layer][address],
    );
  const refused = differing('contract').filter((address) => address in expected.contract);
  const others = new Set([...differing('contract'), ...differing('pages')]);
  return `${refused.length} addresses differ for npm test, ${others.size} in all: it compares neither the text of pages nor new addresses`;
}

async function writeFiles(
  folder: string,
  snapshot: Snapshot,
  isMeant: (address: string) => boolean,
): Promise<void> {
  // Git needs both folders, even where one is empty.
  await mkdir(folder, { recursive: true });
  for (const layer of ['contract', 'pages'] as const) {
    for (const [address, text] of Object.entries(snapshot[layer])) {
      if (!isMeant(address)) continue;
      const path = address.replaceAll('//', '/%2F').replace(/\/$/, '/index');
      const file = join(folder, layer, `${path.replace(' /', '/')}.txt`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, `${layer === 'contract' ? broken(text) : text}\n`);
    }
  }
}

// JSON and XML are on one line.
function broken(text: string): string {
  return text.replaceAll(/[,{[>]/g, '$&\n');
}

function accepted(
  expected: Snapshot,
  taken: Snapshot,
  isMeant: (address: string) => boolean,
): Snapshot {
  const merge = (layer: keyof Snapshot) => {
    const others = Object.entries(expected[layer]).filter(([address]) => !isMeant(address));
    const added = Object.entries(taken[layer]).filter(([address]) => isMeant(address));
    return Object.fromEntries(
      [...others, ...added].sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  };
  return { contract: merge('contract'), pages: merge('pages') };
}
