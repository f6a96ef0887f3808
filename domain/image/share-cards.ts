import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { diskCache } from './disk-cache.ts';
import { drawing } from './drawing.ts';
import type { ShareCard } from './share-card.ts';

/** Share cards, each drawn once and cached. */
export interface ShareCards {
  /** A PNG of 1200×630 pixels; null if the queue is full. Throws DrawingError. */
  get(card: ShareCard): Promise<Uint8Array | null>;
}

/** Part of the cache key; to be raised when the output of `drawShareCard` changes. */
const VERSION = 2;
/** A crawl of the whole directory must not delay an editor's upload. */
const MAX_DRAWN = 1;
const MAX_WAITING = 20;

/** Caches share cards under `cacheDir`. */
export function createShareCards({
  cacheDir,
  log,
}: {
  cacheDir: string;
  log: { warn(details: object, message: string): void };
}): ShareCards {
  const cache = diskCache({ folder: cacheDir, log });
  const underWay = new Map<string, Promise<Uint8Array | null>>();
  const turns = bulkhead(MAX_DRAWN, MAX_WAITING);

  async function load(key: string, card: ShareCard): Promise<Uint8Array | null> {
    const cached = await cache.read(key);
    if (cached) return cached;
    const bytes = await turns.execute(() => drawing.share(card)).catch(unlessTooMany);
    if (bytes) await cache.write(key, bytes);
    return bytes;
  }

  return {
    get(card) {
      const key = `${VERSION} ${JSON.stringify(card)}`;
      const bytes = underWay.get(key) ?? load(key, card).finally(() => underWay.delete(key));
      underWay.set(key, bytes);
      return bytes;
    },
  };
}

function unlessTooMany(error: unknown): null {
  if (error instanceof BulkheadRejectedError) return null;
  throw error;
}
