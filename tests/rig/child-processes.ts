import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { hasCode } from '#db/client.ts';

/** Whether the system describes processes in files, as Linux does. */
export const HAS_PROC_FILES = existsSync('/proc/self/task');

/** The running child processes of `parent`. */
export function childrenOf(parent = process.pid): number[] {
  const path = `/proc/${parent}/task`;
  const tasks = existsSync(path) ? readdirSync(path) : [];
  const lists = tasks.map((task) => read(`${parent}/task/${task}/children`));
  return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
}

/** The program and arguments of a process; empty if it has ended. */
export function commandOf(pid: number): string {
  return read(`${pid}/cmdline`).replaceAll('\0', ' ');
}

/** Resident memory of a process; 0 if it has ended. */
export function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(read(`${pid}/status`))?.[1] ?? 0) / 1024;
}

/** Memory of the processes, with shared memory counted once; 0 for processes of another user. */
export function proportionalMegabytes(pids: number[]): number {
  return pids.reduce((sum, pid) => sum + megabytesOf(pid, /^Pss:\s+(\d+)/m), 0);
}

/** Memory of a process without that of files, whose share depends on the other processes that have them; 0 if it has ended. */
export function anonymousMegabytes(pid: number): number {
  return megabytesOf(pid, /^Pss_Anon:\s+(\d+)/m);
}

function megabytesOf(pid: number, entry: RegExp): number {
  return Number(entry.exec(read(`${pid}/smaps_rollup`))?.[1] ?? 0) / 1024;
}

let ticksPerSecond: number | undefined;

/** CPU time of all threads of a process. */
export function cpuMs(pid: number): number {
  ticksPerSecond ??= Number(execFileSync('getconf', ['CLK_TCK']));
  const stat = read(`${pid}/stat`);
  // The name in parentheses may contain anything; the third field follows it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1_000;
}

function read(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch (error) {
    if (!hasCode(error, /^(ENOENT|ESRCH|EACCES)$/)) throw error;
    return '';
  }
}
