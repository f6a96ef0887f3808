export function oneAtATime<T>(
  lockFile: string,
  options: { onWait: () => void; maxSilenceMs?: number; signal?: AbortSignal },
  work: () => Promise<T>,
): Promise<T>;
