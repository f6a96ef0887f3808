import { join } from 'node:path';
import { startServer } from '#chaos/rig/server.ts';
import { type ChaosRun, newLosses, type Verdict } from '#chaos/rig/trial.ts';
import { connect } from '#db/client.ts';
import { asker, fuzz, newFindings, printOf, type Target, type Who } from '#tests/fuzz/fuzz.ts';
import { signedInEditor } from '#tests/samples/editors.ts';

const INPUTS = 100_000;
const SHORT_INPUTS = 2_000;
/** A failure ends its batch; the next batch has another seed. */
const BATCH = 1_000;
const AT_ONCE = 4;

type Losses = ReturnType<typeof newLosses>;

/** Random requests to every route, half of them as a visitor and half as an editor: nothing may fail, hang or leak. */
export async function tryFuzz({ isShort }: ChaosRun): Promise<Verdict> {
  const server = await startServer();
  const { db, close } = connect(server.databaseUrl, { connections: 1 });
  const { id: editorId } = await signedInEditor({ db });
  const target = { url: server.url, db, editorId };
  const print = () => printOf(db, join(server.dataDir, 'uploads'));
  const losses = newLosses();
  const findings = newFindings();
  const inputs = (isShort ? SHORT_INPUTS : INPUTS) / 2;
  // Visitors first, before there is an editor.
  const before = await print();
  await ask(target, 'nobody', inputs, findings, losses);
  losses.expect((await print()) === before, 'the data that nobody may change');
  await ask(target, 'editor', inputs, findings, losses);
  await close();
  await server.stop();
  const statuses = [...findings.statuses].sort(([a], [b]) => a - b);
  return {
    tried: 'made-up requests to every route, as nobody and as an editor',
    times: `${findings.inputs} requests`,
    lost: losses.count,
    isPassed: losses.count === 0,
    note: [
      losses.tell(),
      `slowest ${Math.round(findings.slowestMilliseconds)} ms`,
      statuses.map(([status, times]) => `${status}: ${times}`).join(', '),
    ]
      .filter(Boolean)
      .join('; '),
  };
}

async function ask(
  target: Target,
  who: Who,
  inputs: number,
  findings: ReturnType<typeof newFindings>,
  losses: Losses,
): Promise<void> {
  let asked = 0;
  const askBatches = async () => {
    const once = asker(target, who, findings);
    while (asked < inputs) {
      asked += BATCH;
      const seed = Math.floor(Math.random() * 2 ** 31);
      const failure = await fuzz(once, who, { seed, numRuns: BATCH });
      if (failure) {
        console.log(failure);
        losses.add(failure.split('\n', 1)[0] ?? '');
      }
      const slowest = `slowest ${Math.round(findings.slowestMilliseconds)} ms`;
      console.log(`${who}: ${findings.inputs} requests so far, ${slowest}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askBatches));
}
