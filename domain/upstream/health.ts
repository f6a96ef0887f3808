/** How an outside service has answered of late. */
export interface UpstreamHealth {
  upstream: string;
  /** Whether its last answer was good; null: it has not been asked yet. */
  isWell: boolean | null;
  /** When the last good answer came; null: never. */
  answeredAt: Date | null;
}

/** Remembers the health of a service whose answers are not kept themselves. */
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
