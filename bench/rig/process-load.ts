import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

let ticksPerSecond: number | undefined;

/** CPU time a process has used, all its threads together. */
export async function cpuMilliseconds(pid: number): Promise<number> {
  if (!ticksPerSecond) {
    ticksPerSecond = Number((await promisify(execFile)('getconf', ['CLK_TCK'])).stdout);
  }
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name in parentheses may hold anything; after it come the fields from the third on.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return (ticks / ticksPerSecond) * 1_000;
}

/** Memory of these processes in megabytes, what they share counted once. */
export async function memoryMegabytes(pids: number[]): Promise<number> {
  let kilobytes = 0;
  for (const pid of pids) {
    const told = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
    kilobytes += Number(/^Pss:\s+(\d+)/m.exec(told)?.[1] ?? 0);
  }
  return kilobytes / 1_024;
}

/** The embedded PostgreSQL of a data folder: its first process and all that it has started. */
export async function postgresProcesses(dataDir: string): Promise<number[]> {
  const first = Number((await readFile(join(dataDir, 'pg/postmaster.pid'), 'utf8')).split('\n')[0]);
  return [first, ...(await childrenOf(first))];
}

/** The processes that this one has started. */
export async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found: number[] = [];
  for (const pid of pids) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(fields[1]) === parent) found.push(pid);
  }
  return found;
}
