import { join } from 'node:path';
import { startServer } from '#chaos/rig/server.ts';
import type { Losses, Trial } from '#chaos/rig/trial.ts';
import { connect } from '#db/client.ts';
import {
  fingerprintOf,
  fuzz,
  newSender,
  newStatistics,
  type Sender,
  type Target,
} from '#tests/fuzz/fuzz.ts';
import { signedInEditor } from '#tests/samples/editors.ts';

/** A failure ends its batch; the next batch has another seed. */
const BATCH = 1_000;
const AT_ONCE = 4;

/** Random requests to every route, half of them as a visitor and half as an editor: nothing may fail, hang or leak. */
export const fuzzing: Trial = {
  tried: 'random requests to every route, as a visitor and as an editor',
  full: 100_000,
  short: 2_000,
  run: async (requests, losses) => {
    const server = await startServer();
    const { db, close } = connect(server.databaseUrl, { connections: 1 });
    const { id: editorId } = await signedInEditor({ db });
    const target = { url: server.url, db, editorId };
    const fingerprint = () => fingerprintOf(db, join(server.dataDir, 'uploads'));
    const statistics = newStatistics();
    // Visitors first, before there is an editor.
    const before = await fingerprint();
    await sendAll(target, 'visitor', requests / 2, statistics, losses);
    losses.expect((await fingerprint()) === before, 'data that a visitor may not change');
    await sendAll(target, 'editor', requests / 2, statistics, losses);
    await close();
    await server.stop();
    const statuses = [...statistics.statuses].sort(([a], [b]) => a - b);
    const counts = statuses.map(([status, times]) => `${status}: ${times}`).join(', ');
    return {
      times: `${statistics.requests} requests`,
      figures: `slowest ${Math.round(statistics.slowestMs)} ms; ${counts}`,
    };
  },
};

async function sendAll(
  target: Target,
  sender: Sender,
  requests: number,
  statistics: ReturnType<typeof newStatistics>,
  losses: Losses,
): Promise<void> {
  let sent = 0;
  const sendBatches = async () => {
    const send = newSender(target, sender, statistics);
    while (sent < requests) {
      sent += BATCH;
      const seed = Math.floor(Math.random() * 2 ** 31);
      const failure = await fuzz(send, sender, { seed, numRuns: BATCH });
      if (failure) {
        console.log(failure);
        losses.add(failure.split('\n', 1)[0] ?? '');
      }
      const slowest = `slowest ${Math.round(statistics.slowestMs)} ms`;
      console.log(`${sender}: ${statistics.requests} requests so far, ${slowest}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendBatches));
}
