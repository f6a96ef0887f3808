import { childrenOf } from '#bench/rig/process-load.ts';
import { run } from '#tests/rig/processes.ts';
import { databasePid, type Server } from './server.ts';

const SERVER_CORE = '0';
const REST_CORE = '1';

/**
 * Pins the server to one core, and its database and this process, which creates the load, to the other. Returns
 * whether that succeeded, for the note of a trial.
 */
export async function pinApart(server: Server): Promise<string> {
  const database = await databasePid(server.dataDir);
  const others = [database, ...(await childrenOf(database)), process.pid];
  try {
    await pin(SERVER_CORE, server.pid());
    for (const pid of others) await pin(REST_CORE, pid);
    return 'server on a core of its own';
  } catch {
    return 'server on no core of its own';
  }
}

async function pin(core: string, pid: number): Promise<void> {
  await run('taskset', ['--all-tasks', '--cpu-list', '--pid', core, String(pid)]);
}
