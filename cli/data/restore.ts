import { resolve } from 'node:path';
import { openDatabase } from '#cli/operator/open-database.ts';
import { type CommandContext, OperatorError, operator } from '#cli/operator/operator.ts';
import { requireIntactLedger } from '#cli/operator/require-intact-ledger.ts';
import { printFirstLines, showProgress } from '#cli/operator/terminal-output.ts';
import { orOperatorError, uploadStore, uploadsFolder } from '#cli/operator/upload-store.ts';
import {
  findUnknownColumn,
  findUnrepresentableTime,
  hasEdits,
  replaceTables,
  type TablePart,
} from '#db/backup.ts';
import type { Database } from '#db/client.ts';
import { recordOperation } from '#domain/admin/operation.ts';
import { cleanListings } from '#domain/listing/change/clean-listings.ts';
import { storeMissingTexts } from '#domain/listing/change/missing-texts.ts';
import { withoutHiddenTexts } from '#domain/listing/hidden-texts.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { openLedger } from '#domain/listing/open-ledger.ts';
import { storeStarterLicences } from '#domain/listing/transfer/starter-licences.ts';
import { describeHidden } from '#domain/text/describe-hidden.ts';
import type { TextShape } from '#domain/text/hidden-characters.ts';
import { type RestoredPictures, restoredPictures } from '#domain/upload/restored-pictures.ts';
import { DAMAGED_NOTE, sweepUploads } from '#domain/upload/sweep-uploads.ts';
import { readBackup } from './backup-file.ts';
import { freeBytesAt, surveyBackup } from './survey-backup.ts';

const LEFT_EXPLANATION =
  'what was left is as the ledger of rulings has it; edit a reason or a ruling to remove it, and set a public name with npm run admin -- name';

const NOT_SWEPT =
  'pictures of this restore may be left in uploads/; a server removes those that no listing uses, at its start and every hour';

const NOT_VERIFIED =
  'the backup is restored, but its ledger could not be verified; run npm run data -- verify';

/**
 * Replaces the database and the uploads by a backup, all or nothing. Throws OperatorError, also after it has restored a ledger that is
 * not intact.
 */
export async function restore(
  file: string,
  { mayReplace }: { mayReplace: boolean },
  { settings, log, onEnd, say }: CommandContext,
): Promise<void> {
  const uploads = uploadStore(settings);
  const { pictures: names, columns } = await surveyBackup(file, {
    folder: settings.uploads ? null : uploadsFolder(settings),
    freeBytes: await freeBytesAt(resolve(settings.dataDir)),
    hasRows: settings.databaseUrl === undefined,
  });
  const { db } = await openDatabase(settings, log, onEnd);
  const unknown = await findUnknownColumn(db, columns);
  if (unknown) {
    throw new OperatorError(
      `${file} contains ${unknown}, which this version does not know; nothing was changed, restore it with the version that wrote it or a newer one`,
    );
  }
  if (!mayReplace && (await hasEdits(db))) {
    throw new OperatorError(
      'there are accounts or edits here, which the backup would replace; add --replace if you mean to replace them',
    );
  }
  const { removed, isNoteDamaged } = await orOperatorError(() => sweepUploads(db, uploads));
  if (removed > 0) say(`removed ${removed} pictures of an unfinished restore`);
  if (isNoteDamaged) say(DAMAGED_NOTE);
  const pictures = restoredPictures(uploads);
  const progress = showProgress((done) => `${done} pictures`);
  try {
    const hidden: HiddenInBackup = { listings: new Map(), left: [] };
    const parts = partsOf(file, { names, pictures, hidden, report: progress.report });
    const replace = async (tx: Database) => {
      const count = await replaceTables(tx, parts);
      const column = await findUnrepresentableTime(tx);
      if (column) {
        throw new OperatorError(
          `${file} cannot be restored: ${column} contains a time before year 1 or after 9999; nothing was changed, use another backup`,
        );
      }
      await openLedger(tx);
      await storeMissingTexts(tx);
      await storeStarterLicences(tx);
      const cleaned = await cleanListings(tx, hidden.listings.values(), 'npm run data -- restore');
      const after = { rows: count, pictures: pictures.count };
      await recordOperation(tx, { by: operator(), what: 'data restore', whom: file, after });
      return { rows: count, cleaned };
    };
    const { rows, cleaned } = await orOperatorError(() => db.transaction(replace));
    await pictures.end();
    printFirstLines(cleaned.removed, say);
    const left = [...cleaned.left, ...hidden.left];
    printFirstLines(left, say);
    if (left.length > 0) say(LEFT_EXPLANATION);
    say(`restored ${rows} rows and ${pictures.count} pictures from ${file}`);
  } catch (error) {
    // If the connection is lost, the outcome of the commit is unknown here; the next sweep checks it.
    await sweepUploads(db, uploads).catch(() => say(NOT_SWEPT));
    throw error;
  } finally {
    progress.end();
  }
  await requireIntactLedger(db, [], say).catch((error) => {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(NOT_VERIFIED);
  });
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
}

const LEDGER_TEXTS = [
  ['name', 'line'],
  ['by', 'line'],
  ['why_en', 'prose'],
  ['why_ar', 'prose'],
] as const;

type Row = Record<string, unknown>;

interface HiddenInBackup {
  listings: Map<string, { kind: Kind; id: string }>;
  left: string[];
}

function collectHidden(part: TablePart, hidden: HiddenInBackup): void {
  if (!('rows' in part)) return;
  for (const row of part.rows as Row[]) {
    switch (part.table) {
      case 'listings':
      case 'listing_texts':
        if (hasHidden(row)) {
          const { kind, id = row.listing_id } = row as { kind: Kind; id: string };
          hidden.listings.set(`${kind} ${id}`, { kind, id: String(id) });
        }
        break;
      case 'ruling_ledger':
        for (const [field, shape] of LEDGER_TEXTS) {
          const report = describe(row[field], shape);
          if (report) {
            hidden.left.push(`entry ${row.seq} of the ledger: left in ${field}: ${report}`);
          }
        }
        break;
      case 'accounts': {
        const report = describe(row.public_name, 'line');
        if (report) hidden.left.push(`account ${row.email}: left in its public name: ${report}`);
      }
    }
  }
}

// Skips the columns for searching and sorting: they are derived from the names and contain line ends.
function hasHidden({ search: _, name_key: __, ...texts }: Row): boolean {
  return withoutHiddenTexts(texts).found.length > 0;
}

function describe(text: unknown, shape: TextShape): string | null {
  return typeof text === 'string' ? describeHidden(text, shape) : null;
}
