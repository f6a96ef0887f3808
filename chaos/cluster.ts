import { randomBytes } from 'node:crypto';
import { ask } from '#bench/rig/ask.ts';
import { startBalancer } from '#chaos/rig/balancer.ts';
import { clusterFaults, type Fault } from '#chaos/rig/cluster-faults.ts';
import { type Editor, editorAt, editorCookie, editorWith } from '#chaos/rig/editor.ts';
import { arrive, failed, tellOutcomes } from '#chaos/rig/open-loop.ts';
import { type Replicated, startReplicated } from '#chaos/rig/replicated.ts';
import { type Server, startServer, until } from '#chaos/rig/server.ts';
import type { Losses, Trial } from '#chaos/rig/trial.ts';
import { visitPath } from '#chaos/rig/visits.ts';
import { type EditCounts, watchedEdits } from '#chaos/rig/watched-edits.ts';
import { compare, newBook, sendAgain, writeUntil } from '#chaos/rig/written.ts';
import { freePort, scratchFolder } from '#tests/rig/processes.ts';

const INSTANCES = 3;
const READS_PER_SECOND = 30;
const METRICS_TOKEN = randomBytes(24).toString('hex');
/** No fault takes so long; then the readers stop. */
const MAX_SECONDS = 120;
const HEAD = [
  'fault',
  'times',
  'recovery',
  'edits acknowledged',
  'reads after them',
  'older state',
  'readings',
  'not answered',
  'forms refused',
  'lost',
];

interface Line {
  times: number;
  recoveryMs: number;
  edits: EditCounts;
  readings: number;
  failedReadings: number;
}

/** A primary, two standbys and three instances behind nginx; each part fails in turn under readers and editors. */
export const cluster: Trial = {
  tried: `a primary, two streaming standbys, ${INSTANCES} instances behind nginx; ${READS_PER_SECOND} readings a second and two editors; each part killed in turn`,
  full: 5,
  short: 1,
  run: async (rounds, losses) => {
    const replicated = await startReplicated();
    const site = await startInstances(replicated);
    const { port, url, expected } = site;
    const databaseUrl = replicated.urlOf(replicated.primary);
    const editor = editorWith({ port, url, cookie: await editorCookie(databaseUrl) });
    const edits = await watchedEdits(editor, databaseUrl, () => [port, ...expected]);
    const book = newBook();
    const lines = new Map<string, Line>();
    for (let round = 0; round < rounds; round += 1) {
      // A new editor per round: uploads are limited by editor.
      const writer = await editorAt({ port, url }, databaseUrl);
      for (const fault of clusterFaults(replicated, site.instances)) {
        const line = await underLoad({ fault, round, site, edits, writer, book }, losses);
        lines.set(fault.what, added(lines.get(fault.what), line));
        await sendAgain(writer, book, losses);
      }
      console.log(`  ${round + 1} rounds, ${edits.counts.acknowledged} edits`);
    }
    await edits.compare();
    await compare(book, { databaseUrl, dataDir: site.dataDir }, losses);
    losses.add('an older state after an edit', edits.counts.stale);
    losses.add('a read after an edit that was not answered', edits.counts.unanswered);
    losses.add('an acknowledged edit', edits.counts.lost);
    const byStandbys = await shareOfStandbys(site.instances);
    await Promise.all(site.instances.map((instance) => instance.stop()));
    const all = [...lines.values()];
    const readings = all.reduce((sum, line) => sum + line.readings, 0);
    const acknowledged = book.acknowledged + edits.counts.acknowledged;
    return {
      times: `${rounds} rounds of ${lines.size} faults, ${acknowledged} acknowledged writes, ${readings} readings`,
      recoveryMs: Math.max(...all.map(({ recoveryMs }) => recoveryMs)),
      summary: `${edits.counts.reads} reads from every instance directly after an edit: none older`,
      figures: `PostgreSQL ${replicated.version}; ${byStandbys} % of queries by standbys`,
      log: [HEAD, ...[...lines].map(([what, line]) => cellsOf(what, line))],
    };
  },
};

async function startInstances({ primary, standbys, urlOf }: Replicated) {
  const dataDir = await scratchFolder();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const [one, two] = standbys.map(urlOf);
  const environment = {
    DATABASE_URL: urlOf(primary),
    ORIGIN: url,
    TRUST_PROXY: '1',
    SECRET: randomBytes(24).toString('hex'),
    METRICS_TOKEN,
  };
  const instances: Server[] = [];
  for (let number = 0; number < INSTANCES; number += 1) {
    // In different orders, so that both standbys are read.
    const DATABASE_READ_URLS = number % 2 ? `${two},${one}` : `${one},${two}`;
    instances.push(
      await startServer({ dataDir, environment: { ...environment, DATABASE_READ_URLS } }),
    );
  }
  const ports = instances.map((instance) => instance.port);
  await startBalancer(port, ports);
  return { dataDir, port, url, instances, expected: new Set(ports) };
}

interface Trouble {
  fault: Fault;
  round: number;
  site: Awaited<ReturnType<typeof startInstances>>;
  edits: Awaited<ReturnType<typeof watchedEdits>>;
  writer: Editor;
  book: ReturnType<typeof newBook>;
}

async function underLoad(
  { fault, round, site, edits, writer, book }: Trouble,
  losses: Losses,
): Promise<Line> {
  const { port, instances, expected } = site;
  const end = new AbortController();
  const before = { ...edits.counts };
  const reading = arrive({
    port,
    perSecond: READS_PER_SECOND,
    seconds: MAX_SECONDS,
    pathOf: visitPath,
    until: end.signal,
  });
  const editing = edits.editUntil(end.signal);
  const writing = writeUntil(end.signal, writer, `${fault.what} ${round}`, book);
  await until(async () => edits.counts.acknowledged > before.acknowledged, 'no edit is taken');
  await fault.run(round, ({ port }, isExpected) =>
    isExpected ? expected.add(port) : expected.delete(port),
  );
  const recoveryMs = await until(async () => {
    const all = await Promise.all(instances.map(isWhole));
    return all.every(Boolean);
  }, `an instance does not have all its databases again after ${fault.what}`);
  end.abort();
  const [arrived] = await Promise.all([reading, editing, writing]);
  losses.add(`a reading during ${fault.what}: ${tellOutcomes(arrived)}`, failed(arrived));
  const counts = difference(edits.counts, before);
  if (!fault.refusesForms) losses.add(`a form refused during ${fault.what}`, counts.refused);
  return {
    times: 1,
    recoveryMs,
    edits: counts,
    readings: arrived.sent,
    failedReadings: failed(arrived),
  };
}

/** Whether an instance reads from the primary and from both standbys. */
async function isWhole({ port }: Server): Promise<boolean> {
  const response = await ask(port, '/readyz').catch(() => null);
  if (response?.status !== 200) return false;
  const { primary, standbys } = JSON.parse(String(response.body));
  return (
    primary === 'answers' && standbys.every(({ state }: { state: string }) => state === 'fresh')
  );
}

/** The percentage of the queries for what is public since the last starts that standbys answered. */
async function shareOfStandbys(instances: Server[]): Promise<number> {
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}`, 'Accept-Encoding': 'identity' };
  const texts = await Promise.all(
    instances.map(async ({ port }) => String((await ask(port, '/metrics', headers)).body)),
  );
  const count = (source: string) => {
    const sample = new RegExp(`^tabayyan_reads_total{source="${source}"} (\\d+)$`, 'm');
    return texts.reduce((sum, text) => sum + Number(sample.exec(text)?.[1] ?? 0), 0);
  };
  const [standbys, primary] = [count('standby'), count('primary')];
  return Math.round((100 * standbys) / Math.max(1, standbys + primary));
}

function difference(now: EditCounts, before: EditCounts): EditCounts {
  return combined(now, before, (a, b) => a - b);
}

function combined(
  one: EditCounts,
  other: EditCounts,
  combine: (a: number, b: number) => number,
): EditCounts {
  const result = { ...one };
  for (const name of Object.keys(one) as (keyof EditCounts)[]) {
    result[name] = combine(one[name], other[name]);
  }
  return result;
}

function added(earlier: Line | undefined, line: Line): Line {
  if (!earlier) return line;
  return {
    times: earlier.times + line.times,
    recoveryMs: Math.max(earlier.recoveryMs, line.recoveryMs),
    edits: combined(earlier.edits, line.edits, (a, b) => a + b),
    readings: earlier.readings + line.readings,
    failedReadings: earlier.failedReadings + line.failedReadings,
  };
}

function cellsOf(what: string, { times, recoveryMs, edits, readings, failedReadings }: Line) {
  const numbers = [
    edits.acknowledged,
    edits.reads,
    edits.stale,
    readings,
    failedReadings + edits.unanswered,
    edits.refused,
    edits.lost,
  ];
  return [what, `${times}`, `${(recoveryMs / 1_000).toFixed(2)} s`, ...numbers.map(String)];
}
