/** The recent health of an outside service. */
export interface UpstreamHealth {
  upstream: string;
  /** Whether its last answer was good; null before the first. */
  isWell: boolean | null;
  /** The time of the last good answer; null: never. */
  answeredAt: Date | null;
}

/** Tracks the health of a service whose answers are not cached. */
export function rememberHealth(upstream: string) {
  let isWell: boolean | null = null;
  let answeredAt: Date | null = null;
  return {
    answered(): void {
      isWell = true;
      answeredAt = new Date();
    },
    failed(): void {
      isWell = false;
    },
    health: (): UpstreamHealth => ({ upstream, isWell, answeredAt }),
  };
}
