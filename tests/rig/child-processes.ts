import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Whether the machine tells of its processes in files, as Linux does. */
export const HAS_PROC_FILES = existsSync('/proc/self/task');

/** The processes that `parent` has started and that still run. */
export function childrenOf(parent = process.pid): number[] {
  const path = `/proc/${parent}/task`;
  const tasks = existsSync(path) ? readdirSync(path) : [];
  const lists = tasks.map((task) => read(`${parent}/task/${task}/children`));
  return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
}

/** What a process has in memory just now; 0 when it is gone. */
export function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(read(`${pid}/status`))?.[1] ?? 0) / 1024;
}

function read(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return '';
  }
}
