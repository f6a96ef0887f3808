import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { CommandContext } from '#cli/operator/command-context.ts';
import { openDatabase } from '#cli/operator/open-database.ts';
import { operator } from '#cli/operator/operator.ts';
import { OperatorError } from '#cli/operator/operator-error.ts';
import {
  findOddTime,
  findUnknownColumn,
  isTouched,
  replaceTables,
  type TablePart,
} from '#db/backup.ts';
import { recordOperation } from '#domain/admin/operation.ts';
import { cleanListings } from '#domain/listing/change/clean-listings.ts';
import { openLedger } from '#domain/listing/open-ledger.ts';
import { type RestoredPictures, restoredPictures } from '#domain/upload/restored-pictures.ts';
import { DAMAGED_NOTE, sweepUploads } from '#domain/upload/sweep-uploads.ts';
import { readBackup } from './backup-file.ts';
import { collectHidden, type HiddenInBackup } from './hidden-in-backup.ts';
import { showProgress } from './progress.ts';
import { sayFirstLines } from './say-first.ts';
import { freeBytesAt, surveyBackup } from './survey-backup.ts';

const WHY_LEFT =
  'what was left is as the ledger of rulings has it; edit a reason or a ruling to remove it, and set a public name with npm run admin -- name';

/** Puts a backup in the place of what is here, all or nothing. Throws OperatorError. */
export async function restore(
  file: string,
  { mayReplace }: { mayReplace: boolean },
  { settings, log, onEnd, say }: CommandContext,
): Promise<void> {
  const uploads = join(settings.dataDir, 'uploads');
  // Read once to its end before anything is changed.
  const { pictures: names, columns } = await surveyBackup(file, {
    uploads,
    freeBytes: await freeBytesAt(resolve(settings.dataDir)),
    // Elsewhere the database has a disk of its own.
    hasRows: settings.databaseUrl === undefined,
  });
  const { db } = await openDatabase(settings, log, onEnd);
  const unknown = await findUnknownColumn(db, columns);
  if (unknown) {
    throw new OperatorError(
      `${file} holds ${unknown}, which this version does not know; nothing was changed, restore it with the version that wrote it or a newer one`,
    );
  }
  if (!mayReplace && (await isTouched(db))) {
    throw new OperatorError(
      'there are accounts or edits here, which the backup would replace; say --replace if that is meant',
    );
  }
  await mkdir(uploads, { recursive: true });
  if ((await sweepUploads(db, uploads)) === 'damaged note') say(DAMAGED_NOTE);
  const pictures = restoredPictures(uploads);
  const progress = showProgress((done) => `${done} pictures`);
  try {
    const hidden: HiddenInBackup = { listings: new Map(), left: [] };
    const parts = partsOf(file, { names, pictures, hidden, tell: progress.tell });
    const { rows, cleaned } = await db.transaction(async (tx) => {
      const count = await replaceTables(tx, parts);
      const odd = await findOddTime(tx);
      if (odd) {
        throw new OperatorError(
          `${file} cannot be restored: ${odd} holds a time before year 1 or after 9999; nothing was changed, use another backup`,
        );
      }
      // Of a backup from before there was a ledger.
      await openLedger(tx);
      const cleaned = await cleanListings(tx, hidden.listings.values(), 'npm run data -- restore');
      const after = { rows: count, pictures: pictures.count };
      await recordOperation(tx, { by: operator(), what: 'data restore', whom: file, after });
      return { rows: count, cleaned };
    });
    await pictures.end();
    sayFirstLines(cleaned.removed, say);
    const left = [...cleaned.left, ...hidden.left];
    sayFirstLines(left, say);
    if (left.length > 0) say(WHY_LEFT);
    say(`restored ${rows} rows and ${pictures.count} pictures from ${file}`);
  } catch (error) {
    // Where the database is gone nobody knows whether the rows were taken; at the next start it is known.
    await sweepUploads(db, uploads).catch(() => {});
    throw error;
  } finally {
    progress.end();
  }
}

// The pictures are written while the transaction is open: rows and files come together.
async function* partsOf(
  file: string,
  {
    names,
    pictures,
    hidden,
    tell,
  }: {
    names: string[];
    pictures: RestoredPictures;
    hidden: HiddenInBackup;
    tell: (done: number) => void;
  },
): AsyncGenerator<TablePart> {
  await pictures.begin(names);
  for await (const line of readBackup(file)) {
    if ('upload' in line) {
      await pictures.put(line.upload, Buffer.from(line.base64, 'base64'));
      tell(pictures.count);
    } else {
      collectHidden(line, hidden);
      yield line;
    }
  }
  await pictures.settle();
}
