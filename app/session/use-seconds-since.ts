import { useEffect, useState } from 'react';

const TICK_MS = 250;

/** Whole seconds since `start` was last replaced; subtract them from the times the server reported with it. */
export function useSecondsSince(start: object | null): number {
  const [passed, setPassed] = useState({ start, seconds: 0 });
  useEffect(() => {
    if (!start) return;
    // A monotonic clock: the time of day may be changed.
    const startedMs = performance.now();
    const tick = () => {
      const seconds = Math.floor((performance.now() - startedMs) / 1_000);
      setPassed((last) =>
        last.start === start && last.seconds === seconds ? last : { start, seconds },
      );
    };
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [start]);
  return passed.start === start ? passed.seconds : 0;
}

/** `m:ss`. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
