import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

let ticksPerSecond: number | undefined;

/** CPU time of all threads of a process. */
export async function cpuMilliseconds(pid: number): Promise<number> {
  if (!ticksPerSecond) {
    ticksPerSecond = Number((await promisify(execFile)('getconf', ['CLK_TCK'])).stdout);
  }
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name in parentheses may contain anything; the third field follows it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return (ticks / ticksPerSecond) * 1_000;
}

/** Memory of the processes in megabytes; shared memory counts once. */
export async function memoryMegabytes(pids: number[]): Promise<number> {
  let kilobytes = 0;
  for (const pid of pids) {
    const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
    kilobytes += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
  }
  return kilobytes / 1_024;
}

/** The embedded PostgreSQL of a data folder: its main process and children. */
export async function postgresProcesses(dataDir: string): Promise<number[]> {
  const first = Number((await readFile(join(dataDir, 'pg/postmaster.pid'), 'utf8')).split('\n')[0]);
  return [first, ...(await childrenOf(first))];
}

/** The child processes. */
export async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const children: number[] = [];
  for (const pid of pids) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(fields[1]) === parent) children.push(pid);
  }
  return children;
}
