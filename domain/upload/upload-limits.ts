import type { Database } from '#db/client.ts';
import { countAttempt } from '#domain/admin/throttle.ts';
import { countUnused } from './unused-uploads.ts';

/** Far above normal use; each upload takes a second to decode, and some 20 kB of disk. */
const UPLOADS = { times: 60, seconds: 3_600 };
const MAX_UNUSED = 200;

/** An upload limit that is reached: the reason, and the seconds until the next upload; null: forms have to be saved. */
export interface UploadLimit {
  reason: string;
  retrySeconds: number | null;
}

/** Counts an upload before it is decoded; null: within the limits. */
export async function countUpload(db: Database, accountId: string): Promise<UploadLimit | null> {
  const retrySeconds = await countAttempt(db, `upload ${accountId}`, UPLOADS);
  if (retrySeconds > 0) {
    const minutes = Math.ceil(retrySeconds / 60);
    return {
      reason: `you have sent ${UPLOADS.times} pictures within an hour. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
      retrySeconds,
    };
  }
  if ((await countUnused(db, accountId)) < MAX_UNUSED) return null;
  return {
    reason: `${MAX_UNUSED} of your pictures are not used by any coin or exchange yet. Save the forms they are for; those left unused are removed after a day.`,
    retrySeconds: null,
  };
}
