export function oneAtATime<T>(
  lockFile: string,
  options: { onWait: () => void },
  work: () => Promise<T>,
): Promise<T>;
