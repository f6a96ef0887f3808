/** Milliseconds of processor time that this thread spends on `work`; other load on the machine does not count. */
export async function cpuMs(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** The least of three runs: load beside them takes the processor's caches and makes single runs up to three times as slow. */
export async function leastCpuMs(work: () => unknown): Promise<number> {
  return Math.min(await cpuMs(work), await cpuMs(work), await cpuMs(work));
}
