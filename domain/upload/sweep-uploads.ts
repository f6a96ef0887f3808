import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { betweenRestores, picturesInUse } from '#db/backup.ts';
import type { Database } from '#db/client.ts';
import { DRAFT } from '#domain/file/atomic-write.ts';
import { readNote, restoredPictures } from './restored-pictures.ts';

/** Longer than any write: a younger draft may belong to another server. */
const DRAFT_MS = 60_000;

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
  folder: string,
): Promise<'swept' | 'damaged note'> {
  await sweepDrafts(folder);
  const firstNote = await readNote(folder);
  if (!firstNote) return 'swept';
  await betweenRestores(db, async (tx) => {
    // A restore that ran until now may have removed its note.
    const note = await readNote(folder);
    if (!note) return;
    const inUse = await picturesInUse(tx);
    const drafts = [...note.added, ...note.others].map((name) => name + DRAFT);
    await remove(folder, [...drafts, ...note.added.filter((name) => !inUse.has(name))]);
    await restoredPictures(folder).end();
  });
  return firstNote.isDamaged ? 'damaged note' : 'swept';
}

async function sweepDrafts(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const draft of names.filter((name) => name.endsWith(DRAFT))) {
    const file = await stat(join(folder, draft)).catch(() => null);
    const isOld = file && Date.now() - file.mtimeMs > DRAFT_MS;
    if (isOld) await remove(folder, [draft]);
  }
}

async function remove(folder: string, names: string[]): Promise<void> {
  for (const name of names) await rm(join(folder, name), { force: true });
}
