import { openBeside } from '#cli/operator/open-beside.ts';
import { type CommandContext, OperatorError, operator } from '#cli/operator/operator.ts';
import { printFirstLines, showProgress } from '#cli/operator/terminal-output.ts';
import type { Database } from '#db/client.ts';
import { recordOperation } from '#domain/admin/operation.ts';
import { type Imported, importListings } from '#domain/listing/transfer/import.ts';
import { type ReadImport, readImport } from '#domain/listing/transfer/read-import.ts';
import { listPositions } from '#domain/position/positions.ts';
import { importPositions, type ReadPositions, readPositions } from '#domain/position/transfer.ts';
import { type ReadDocuments, readDocuments } from './documents.ts';

const IMPORTER = 'npm run data -- import';

/**
 * Imports the listings and positions that can be read, in one transaction, and names what it leaves out. Throws OperatorError,
 * also where a document was left out.
 */
export async function importFrom(
  files: string[],
  { isDryRun }: { isDryRun: boolean },
  context: CommandContext,
): Promise<void> {
  const { say } = context;
  const sources = await readDocuments(files);
  const { db } = await openBeside(context);
  const read = await readSources(sources, db);
  sayLeftOut(read, say);
  const imported = await importRead(read, { files, isDryRun }, db);
  const { added, changed, same } = imported;
  const importedCount = added + changed + same;
  say(
    `${isDryRun ? 'would import' : 'imported'} ${importedCount} documents: ` +
      `${added} new, ${changed} changed, ${same} the same, ` +
      `${read.listings.droppedFields.length} of their values left out or read as 0`,
  );
  const count = sources.listings.length + sources.positions.length;
  if (importedCount < count) {
    const rejected = count - importedCount;
    throw new OperatorError(`${rejected} of ${count} documents left out, as named above`);
  }
}

interface Read {
  listings: ReadImport;
  positions: ReadPositions;
}

async function readSources(sources: ReadDocuments, db: Database): Promise<Read> {
  const positions = readPositions(sources.positions);
  const linkable = [...positions.positions, ...(await listPositions(db))];
  return { listings: readImport(sources.listings, new Date(), linkable), positions };
}

function sayLeftOut({ listings, positions }: Read, say: (line: string) => void): void {
  const unknown = Array.from(
    listings.unknown,
    ([field, count]) => `left out: ${field} (in ${count} documents)`,
  );
  for (const lines of [unknown, listings.notes, listings.cleaned]) printFirstLines(lines, say);
  const { droppedFields, rejected } = listings;
  for (const line of [...droppedFields, ...rejected, ...positions.rejected]) say(line);
}

// In one transaction: a departure on the ledger may link a position of the same files, and the ledger keeps what it says.
async function importRead(
  { listings: { listings }, positions: { positions } }: Read,
  { files, isDryRun }: { files: string[]; isDryRun: boolean },
  db: Database,
): Promise<Imported> {
  const by = IMPORTER;
  const progress = showProgress((done) => `${done} of ${listings.length} documents`);
  const onProgress = progress.report;
  return db
    .transaction(async (tx) => {
      const ofPositions = await importPositions(tx, positions, { by, isDryRun });
      const ofListings = await importListings(tx, listings, { by, onProgress, isDryRun });
      const after = {
        added: ofPositions.added + ofListings.added,
        changed: ofPositions.changed + ofListings.changed,
        same: ofPositions.same + ofListings.same,
      };
      if (!isDryRun) {
        const whom = files.join(' ');
        await recordOperation(tx, { by: operator(), what: 'data import', whom, after });
      }
      return after;
    })
    .finally(progress.end);
}
