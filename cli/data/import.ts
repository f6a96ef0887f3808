import { openDatabase } from '#cli/operator/open-database.ts';
import { type CommandContext, OperatorError, operator } from '#cli/operator/operator.ts';
import { recordOperation } from '#domain/admin/operation.ts';
import { importListings, readImport } from '#domain/listing/transfer/import.ts';
import { readDocuments } from './documents.ts';
import { sayFirstLines, showProgress } from './report.ts';

/** Imports in one transaction what can be read, and names what it leaves out. Throws OperatorError, also where a document was left out. */
export async function importFrom(
  files: string[],
  { isDryRun }: { isDryRun: boolean },
  { settings, log, onEnd, say }: CommandContext,
): Promise<void> {
  const sources = (await Promise.all(files.map(readDocuments))).flat();
  const parsed = readImport(sources, new Date());
  const leftOut = Array.from(
    parsed.unknown,
    ([field, count]) => `left out: ${field} (in ${count} documents)`,
  );
  sayFirstLines(leftOut, say);
  sayFirstLines(parsed.notes, say);
  sayFirstLines(parsed.cleaned, say);
  for (const line of [...parsed.leftFields, ...parsed.left]) say(line);
  const { db } = await openDatabase(settings, log, onEnd);
  const total = parsed.listings.length;
  const progress = showProgress((done) => `${done} of ${total} documents`);
  const imported = await importListings(db, parsed.listings, {
    by: 'npm run data -- import',
    onProgress: progress.report,
    isDryRun,
  }).finally(progress.end);
  const { added, changed, same } = imported;
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
  const left = sources.length - taken;
  if (left > 0) {
    throw new OperatorError(`${left} of ${sources.length} documents left out, as named above`);
  }
}
