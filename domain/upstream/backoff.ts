const MAX_RESTS = 20;

/** Exponential backoff for a failing service: rests `restMs`, doubled with each failure up to twenty times as long. */
export function newBackoff(restMs: number) {
  let failures = 0;
  let setAt = 0;
  let notBefore = 0;

  // A rest that was set in the future, because the clock was set back, is over.
  const isResting = () => Date.now() >= setAt && Date.now() < notBefore;

  /** Extends the rest; never shortens it. */
  function restUntil(time: number): void {
    notBefore = isResting() ? Math.max(notBefore, time) : time;
    setAt = Date.now();
  }

  return {
    isResting,
    restUntil,
    isFailing: () => failures > 0,
    /** Concurrent failures count once. */
    failed(retryAfterMs: number | null = null): void {
      if (!isResting()) failures += 1;
      const backoffMs = restMs * Math.min(2 ** (failures - 1), MAX_RESTS);
      restUntil(Date.now() + Math.max(backoffMs, retryAfterMs ?? 0));
    },
    recovered(): void {
      failures = 0;
      notBefore = 0;
    },
  };
}

export type Backoff = ReturnType<typeof newBackoff>;
