import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { betweenRestores, picturesInUse } from '#db/backup.ts';
import type { Database } from '#db/client.ts';
import { DRAFT } from '#domain/file/atomic-write.ts';
import { readNote, restoredPictures } from './restored-pictures.ts';

/** Nothing is written for so long; a younger draft may be another server's. */
const DRAFT_MILLISECONDS = 60_000;

/** The line about a note that could not be read to its end. */
export const DAMAGED_NOTE =
  'uploads/restoring.json, in which a restore that was cut short had noted its pictures, was damaged: ' +
  'those it still named have been swept, others may be left in uploads/ though no listing uses them';

/**
 * Removes what killed uploads and a killed restore have left: drafts, and pictures that no listing knows of.
 * Answers whether the restore's note was whole.
 */
export async function sweepUploads(
  db: Database,
  folder: string,
): Promise<'swept' | 'damaged note'> {
  await sweepDrafts(folder);
  const found = await readNote(folder);
  if (!found) return 'swept';
  await betweenRestores(db, async (tx) => {
    // Whoever was restoring until now may have come to its end.
    const note = await readNote(folder);
    if (!note) return;
    const inUse = await picturesInUse(tx);
    const isLeft = (name: string) => !inUse.has(name);
    const drafts = [...note.added, ...note.others].map((name) => name + DRAFT);
    await remove(folder, [...drafts, ...note.added.filter(isLeft)]);
    await restoredPictures(folder).end();
  });
  return found.isDamaged ? 'damaged note' : 'swept';
}

async function sweepDrafts(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.endsWith(DRAFT))) {
    const found = await stat(join(folder, name)).catch(() => null);
    const isOld = found && Date.now() - found.mtimeMs > DRAFT_MILLISECONDS;
    if (isOld) await remove(folder, [name]);
  }
}

async function remove(folder: string, names: string[]): Promise<void> {
  for (const name of names) await rm(join(folder, name), { force: true });
}
