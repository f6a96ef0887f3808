import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '#cli/open-database.ts';
import { OperatorError } from '#cli/operator-error.ts';
import { isTouched, replaceTables, type TablePart } from '#db/backup.ts';
import { readBackup } from './backup-file.ts';
import { showProgress } from './progress.ts';
import type { Work } from './run-data.ts';

/** Puts a backup in the place of what is here, all or nothing. Throws OperatorError. */
export async function restore(
  file: string,
  { mayReplace }: { mayReplace: boolean },
  { settings, log, onEnd, say }: Work,
): Promise<void> {
  // Read once to its end before anything is changed.
  for await (const _ of readBackup(file));
  const { db } = await openDatabase(settings, log, onEnd);
  if (!mayReplace && (await isTouched(db))) {
    throw new OperatorError(
      'there are accounts or edits here, which the backup would replace; say --replace if that is meant',
    );
  }
  const added: string[] = [];
  const uploads = join(settings.dataDir, 'uploads');
  await mkdir(uploads, { recursive: true });
  const progress = showProgress((done) => `${done} pictures`);
  try {
    const rows = await replaceTables(
      db,
      partsOf(file, async (name, picture) => {
        if (await addFile(join(uploads, name), picture)) added.push(join(uploads, name));
        progress.tell(added.length);
      }),
    );
    say(`restored ${rows} rows and ${added.length} pictures from ${file}`);
  } catch (error) {
    await Promise.all(added.map((path) => rm(path, { force: true })));
    throw error;
  } finally {
    progress.end();
  }
}

// The pictures are written while the transaction is open: rows and files come together.
async function* partsOf(
  file: string,
  onUpload: (name: string, picture: Buffer) => Promise<void>,
): AsyncGenerator<TablePart> {
  for await (const line of readBackup(file)) {
    if ('upload' in line) await onUpload(line.upload, Buffer.from(line.base64, 'base64'));
    else yield line;
  }
}

/** False where it is there already: a picture's name says what is in it, and it never changes. */
async function addFile(path: string, content: Buffer): Promise<boolean> {
  const isThere = await stat(path).then(
    () => true,
    () => false,
  );
  if (isThere) return false;
  const draft = `${path}.part`;
  const file = await open(draft, 'w');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
  return true;
}
