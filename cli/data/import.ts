import { openBeside } from '#cli/operator/open-beside.ts';
import { type CommandContext, OperatorError, operator } from '#cli/operator/operator.ts';
import { sayFirstLines, showProgress } from '#cli/operator/report.ts';
import { recordOperation } from '#domain/admin/operation.ts';
import { importListings } from '#domain/listing/transfer/import.ts';
import { readImport } from '#domain/listing/transfer/read-import.ts';
import { listPositions } from '#domain/position/positions.ts';
import { importPositions, readPositions } from '#domain/position/transfer.ts';
import { readDocuments } from './documents.ts';

const IMPORTER = 'npm run data -- import';

/** Imports the listings in one transaction and the positions in another, as far as they can be read, and names what it leaves out. Throws OperatorError, also where a document was left out. */
export async function importFrom(
  files: string[],
  { isDryRun }: { isDryRun: boolean },
  context: CommandContext,
): Promise<void> {
  const { say } = context;
  const sources = await readDocuments(files);
  const positions = readPositions(sources.positions);
  const { db } = await openBeside(context);
  const linkable = [...positions.positions, ...(await listPositions(db))];
  const parsed = readImport(sources.listings, new Date(), linkable);
  const leftOut = Array.from(
    parsed.unknown,
    ([field, count]) => `left out: ${field} (in ${count} documents)`,
  );
  sayFirstLines(leftOut, say);
  sayFirstLines(parsed.notes, say);
  sayFirstLines(parsed.cleaned, say);
  for (const line of [...parsed.leftFields, ...parsed.left, ...positions.left]) say(line);
  const total = parsed.listings.length;
  const progress = showProgress((done) => `${done} of ${total} documents`);
  const imported = await importListings(db, parsed.listings, {
    by: IMPORTER,
    onProgress: progress.report,
    isDryRun,
  }).finally(progress.end);
  const stated = await importPositions(db, positions.positions, { by: IMPORTER, isDryRun });
  const added = imported.added + stated.added;
  const changed = imported.changed + stated.changed;
  const same = imported.same + stated.same;
  if (!isDryRun) {
    const after = { added, changed, same };
    await recordOperation(db, {
      by: operator(),
      what: 'data import',
      whom: files.join(' '),
      after,
    });
  }
  const taken = added + changed + same;
  say(
    `${isDryRun ? 'would import' : 'imported'} ${taken} documents: ` +
      `${added} new, ${changed} changed, ${same} the same, ` +
      `${parsed.leftFields.length} of their values left out or read as 0`,
  );
  const count = sources.listings.length + sources.positions.length;
  const left = count - taken;
  if (left > 0) {
    throw new OperatorError(`${left} of ${count} documents left out, as named above`);
  }
}
