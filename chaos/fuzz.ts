import { join } from 'node:path';
import { startServer } from '#chaos/rig/server.ts';
import type { Losses, Trial } from '#chaos/rig/trial.ts';
import { connect } from '#db/client.ts';
import { asker, fuzz, newFindings, printOf, type Target, type Who } from '#tests/fuzz/fuzz.ts';
import { signedInEditor } from '#tests/samples/editors.ts';

/** A failure ends its batch; the next batch has another seed. */
const BATCH = 1_000;
const AT_ONCE = 4;

/** Random requests to every route, half of them as a visitor and half as an editor: nothing may fail, hang or leak. */
export const fuzzing: Trial = {
  tried: 'made-up requests to every route, as nobody and as an editor',
  full: 100_000,
  short: 2_000,
  run: async (requests, losses) => {
    const server = await startServer();
    const { db, close } = connect(server.databaseUrl, { connections: 1 });
    const { id: editorId } = await signedInEditor({ db });
    const target = { url: server.url, db, editorId };
    const print = () => printOf(db, join(server.dataDir, 'uploads'));
    const findings = newFindings();
    // Visitors first, before there is an editor.
    const before = await print();
    await ask(target, 'nobody', requests / 2, findings, losses);
    losses.expect((await print()) === before, 'the data that nobody may change');
    await ask(target, 'editor', requests / 2, findings, losses);
    await close();
    await server.stop();
    const statuses = [...findings.statuses].sort(([a], [b]) => a - b);
    const counts = statuses.map(([status, times]) => `${status}: ${times}`).join(', ');
    return {
      times: `${findings.inputs} requests`,
      figures: `slowest ${Math.round(findings.slowestMs)} ms; ${counts}`,
    };
  },
};

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
      const slowest = `slowest ${Math.round(findings.slowestMs)} ms`;
      console.log(`${who}: ${findings.inputs} requests so far, ${slowest}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askBatches));
}
