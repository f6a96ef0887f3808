import { setTimeout as sleep } from 'node:timers/promises';
import { STUCK_MS } from './shared-rendering.ts';

/** Pages that wait; more are rendered at their next visit. */
const MAX_WAITING = 500;

/** Calls `render` for one key at a time, and rests for as long as it took. */
export function refreshQueue(render: (key: string, maxAgeSeconds: number) => Promise<unknown>) {
  const waiting = new Map<string, number>();
  let isWorking = false;

  async function work(): Promise<void> {
    isWorking = true;
    for (const [key, maxAgeSeconds] of waiting) {
      const startMs = performance.now();
      const rendered = render(key, maxAgeSeconds).catch(() => {});
      await Promise.race([rendered, sleep(STUCK_MS, null, { ref: false })]);
      waiting.delete(key);
      await sleep(performance.now() - startMs, null, { ref: false });
    }
    isWorking = false;
  }

  return (key: string, maxAgeSeconds: number) => {
    if (waiting.has(key) || waiting.size >= MAX_WAITING) return;
    waiting.set(key, maxAgeSeconds);
    if (!isWorking) void work();
  };
}
