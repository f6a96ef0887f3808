import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { diskCache } from './disk-cache.ts';
import { drawing } from './drawing.ts';
import type { ShareCard } from './share-card.ts';

/** Pictures for sharing, each drawn once and kept. */
export interface ShareCards {
  /** A PNG of 1200×630 pixels; null while too many are wanted. Throws DrawingError. */
  get(card: ShareCard): Promise<Uint8Array | null>;
}

/** Part of the key: a change of what `drawShareCard` makes takes a new number. */
const VERSION = 2;
/** Who walks through the whole directory must not keep an editor's upload waiting. */
const MAX_DRAWN = 1;
const MAX_WAITING = 20;

/** Keeps them under `cacheDir`. */
export function createShareCards({
  cacheDir,
  log,
  maxBytes = 200_000_000,
}: {
  cacheDir: string;
  log: { warn(details: object, message: string): void };
  maxBytes?: number;
}): ShareCards {
  const cache = diskCache({ folder: cacheDir, maxBytes, log });
  const underWay = new Map<string, Promise<Uint8Array | null>>();
  const turns = bulkhead(MAX_DRAWN, MAX_WAITING);

  async function find(key: string, card: ShareCard): Promise<Uint8Array | null> {
    const kept = await cache.read(key);
    if (kept) return kept;
    const bytes = await turns.execute(() => drawing.share(card)).catch(unlessTooMany);
    if (bytes) await cache.write(key, bytes);
    return bytes;
  }

  return {
    get(card) {
      const key = `${VERSION} ${JSON.stringify(card)}`;
      const found = underWay.get(key) ?? find(key, card).finally(() => underWay.delete(key));
      underWay.set(key, found);
      return found;
    },
  };
}

function unlessTooMany(error: unknown): null {
  if (error instanceof BulkheadRejectedError) return null;
  throw error;
}
