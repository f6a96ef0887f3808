import { cpus } from 'node:os';
import { run } from '#tests/rig/processes.ts';
import { isInstalled } from './tools.ts';

/** The core of the measured server. */
export const SERVER_CORE = 0;
/** The core of everything else: PostgreSQL and the load generator. */
export const OTHER_CORE = 1;

/**
 * Restricts running processes, all their threads and what they start later to one core; does nothing without `taskset` or a
 * second core.
 */
export async function pin(pids: number[], core: number): Promise<void> {
  if (!(await canPin())) return;
  for (const pid of pids) {
    // A process may have ended meanwhile.
    await run('taskset', ['-a', '-c', '-p', String(core), String(pid)]).catch(() => {});
  }
}

/** The command with its arguments, as one that runs on `core` alone. */
export async function pinned(core: number, ...command: string[]): Promise<[string, string[]]> {
  const [program = '', ...args] = (await canPin())
    ? ['taskset', '-c', String(core), ...command]
    : command;
  return [program, args];
}

async function canPin(): Promise<boolean> {
  return cpus().length > 1 && (await isInstalled('taskset'));
}
