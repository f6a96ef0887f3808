import { betweenRestores, picturesInUse } from '#db/backup.ts';
import type { Database } from '#db/client.ts';
import { readNote, restoredPictures } from './restored-pictures.ts';
import type { UploadStore } from './upload-store.ts';

/** The log line for a damaged note. */
export const DAMAGED_NOTE =
  'uploads/restoring.json, in which a restore that was cut short had noted its pictures, was damaged: ' +
  'those it still named have been swept, others may be left in uploads/ though no listing uses them';

/** The outcome of a sweep. */
interface Swept {
  /** The number of pictures of a killed restore that were removed. */
  removed: number;
  /** The note of that restore was damaged. */
  isNoteDamaged: boolean;
}

/** Removes leftovers of killed uploads and of a killed restore: drafts, and pictures that no listing uses. */
export async function sweepUploads(db: Database, store: UploadStore): Promise<Swept> {
  await store.removeDrafts();
  let swept: Swept = { removed: 0, isNoteDamaged: false };
  if (!(await readNote(store))) return swept;
  await betweenRestores(db, async (tx) => {
    // A restore that ran until now may have removed its note.
    const note = await readNote(store);
    if (!note) return;
    const inUse = await picturesInUse(tx);
    await store.removeDrafts([...note.added, ...note.others]);
    const added = new Set(note.added);
    const unused: string[] = [];
    for await (const name of store.list()) {
      if (added.has(name) && !inUse.has(name)) unused.push(name);
    }
    for (const name of unused) await store.remove(name);
    await restoredPictures(store).end();
    swept = { removed: unused.length, isNoteDamaged: note.isDamaged };
  });
  return swept;
}
