/** The recent health of an outside service. */
export interface UpstreamHealth {
  upstream: string;
  /** Whether its last response was good; null before the first. */
  isHealthy: boolean | null;
  /** The time of the last good response; null: never. */
  answeredAt: Date | null;
}

/** Tracks the health of a service whose responses are not cached. */
export function rememberHealth(upstream: string) {
  let isHealthy: boolean | null = null;
  let answeredAt: Date | null = null;
  return {
    answered(): void {
      isHealthy = true;
      answeredAt = new Date();
    },
    failed(): void {
      isHealthy = false;
    },
    health: (): UpstreamHealth => ({ upstream, isHealthy, answeredAt }),
  };
}
