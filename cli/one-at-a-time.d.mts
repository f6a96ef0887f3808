export function oneAtATime<T>(
  lockFile: string,
  options: { onWait: () => void; maxSilenceMs?: number },
  work: () => Promise<T>,
): Promise<T>;
