import type { Database } from '#db/client.ts';
import { DAMAGED_NOTE, sweepUploads } from './sweep-uploads.ts';
import { removeUnused } from './unused-uploads.ts';
import type { UploadStore } from './upload-store.ts';

const HOUR_MS = 3_600_000;

/**
 * Sweeps the store of uploads now and every hour until stopped, and logs what was removed. Several servers may sweep the same store.
 */
export function sweepRegularly(
  {
    db,
    store,
    log,
  }: {
    db: Database;
    store: UploadStore;
    log: {
      info(details: object, message: string): void;
      warn(details: object, message: string): void;
    };
  },
  everyMs = HOUR_MS,
): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();

  async function sweep(): Promise<void> {
    const removed = await removeUnused(db, store);
    if (removed > 0) log.info({ removed }, 'pictures that no listing has named were removed');
  }

  async function sweepRestored(): Promise<void> {
    const { removed, isNoteDamaged } = await sweepUploads(db, store);
    if (removed > 0) log.info({ removed }, 'pictures of an unfinished restore were removed');
    if (isNoteDamaged) log.warn({}, DAMAGED_NOTE);
  }

  const unlessFailed = (work: Promise<void>) =>
    work.catch((error: unknown) => log.warn({ err: error }, 'uploads were not swept'));
  const sweepAll = () => {
    running = Promise.all([unlessFailed(sweep()), unlessFailed(sweepRestored())]);
  };
  sweepAll();
  const timer = setInterval(sweepAll, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
