import { betweenRestores, picturesInUse } from '#db/backup.ts';
import type { Database } from '#db/client.ts';
import { readNote, restoredPictures } from './restored-pictures.ts';
import type { UploadStore } from './upload-store.ts';

/** The log line for a damaged note. */
export const DAMAGED_NOTE =
  'uploads/restoring.json, in which a restore that was cut short had noted its pictures, was damaged: ' +
  'those it still named have been swept, others may be left in uploads/ though no listing uses them';

/**
 * Removes leftovers of killed uploads and of a killed restore: drafts, and pictures that no listing uses. Reports whether
 * the note of the restore was damaged.
 */
export async function sweepUploads(
  db: Database,
  store: UploadStore,
): Promise<'swept' | 'damaged note'> {
  await store.removeDrafts();
  const firstNote = await readNote(store);
  if (!firstNote) return 'swept';
  await betweenRestores(db, async (tx) => {
    // A restore that ran until now may have removed its note.
    const note = await readNote(store);
    if (!note) return;
    const inUse = await picturesInUse(tx);
    await store.removeDrafts([...note.added, ...note.others]);
    for (const name of note.added) if (!inUse.has(name)) await store.remove(name);
    await restoredPictures(store).end();
  });
  return firstNote.isDamaged ? 'damaged note' : 'swept';
}
