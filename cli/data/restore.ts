import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openDatabase } from '#cli/operator/open-database.ts';
import type { CommandContext } from '#cli/operator/operator.ts';
import { operator } from '#cli/operator/operator.ts';
import { OperatorError } from '#cli/operator/operator-error.ts';
import {
  findUnknownColumn,
  findUnrepresentableTime,
  hasEdits,
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

const LEFT_EXPLANATION =
  'what was left is as the ledger of rulings has it; edit a reason or a ruling to remove it, and set a public name with npm run admin -- name';

/** Replaces the database and the uploads by a backup, all or nothing. Throws OperatorError. */
export async function restore(
  file: string,
  { mayReplace }: { mayReplace: boolean },
  { settings, log, onEnd, say }: CommandContext,
): Promise<void> {
  const uploads = join(settings.dataDir, 'uploads');
  // A first pass reads the whole file before anything is changed.
  const { pictures: names, columns } = await surveyBackup(file, {
    uploads,
    freeBytes: await freeBytesAt(resolve(settings.dataDir)),
    // An external database is on another disk.
    hasRows: settings.databaseUrl === undefined,
  });
  const { db } = await openDatabase(settings, log, onEnd);
  const unknown = await findUnknownColumn(db, columns);
  if (unknown) {
    throw new OperatorError(
      `${file} holds ${unknown}, which this version does not know; nothing was changed, restore it with the version that wrote it or a newer one`,
    );
  }
  if (!mayReplace && (await hasEdits(db))) {
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
    const parts = partsOf(file, { names, pictures, hidden, report: progress.report });
    const { rows, cleaned } = await db.transaction(async (tx) => {
      const count = await replaceTables(tx, parts);
      const column = await findUnrepresentableTime(tx);
      if (column) {
        throw new OperatorError(
          `${file} cannot be restored: ${column} holds a time before year 1 or after 9999; nothing was changed, use another backup`,
        );
      }
      // Backups of format 1 have no ledger.
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
    if (left.length > 0) say(LEFT_EXPLANATION);
    say(`restored ${rows} rows and ${pictures.count} pictures from ${file}`);
  } catch (error) {
    // If the connection is lost, the outcome of the commit is unknown here; the sweep of the next start checks it.
    await sweepUploads(db, uploads).catch(() => {});
    throw error;
  } finally {
    progress.end();
  }
}

// Writes pictures while the transaction is open, so that rows and files become visible together.
async function* partsOf(
  file: string,
  {
    names,
    pictures,
    hidden,
    report,
  }: {
    names: string[];
    pictures: RestoredPictures;
    hidden: HiddenInBackup;
    report: (done: number) => void;
  },
): AsyncGenerator<TablePart> {
  await pictures.begin(names);
  for await (const line of readBackup(file)) {
    if ('upload' in line) {
      await pictures.put(line.upload, Buffer.from(line.base64, 'base64'));
      report(pictures.count);
    } else {
      collectHidden(line, hidden);
      yield line;
    }
  }
  await pictures.settle();
}
