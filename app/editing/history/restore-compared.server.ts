import type { Database } from '#db/client.ts';
import { restoreState } from '#domain/listing/change/restore.ts';
import { compareWithLastCopy } from '#domain/register/open-register-tasks.ts';

/** Restores the state before a change; the tasks of the European register follow the restored licences. */
export function restoreCompared(
  db: Database,
  changeId: number,
  edit: { version: number | null; by: string },
): ReturnType<typeof restoreState> {
  return db.transaction(async (tx) => {
    const done = await restoreState(tx, changeId, edit);
    if (done.outcome === 'saved') await compareWithLastCopy(tx);
    return done;
  });
}
