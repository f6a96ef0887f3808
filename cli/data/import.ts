import type { CommandContext } from '#cli/operator/command-context.ts';
import { openDatabase } from '#cli/operator/open-database.ts';
import { operator } from '#cli/operator/operator.ts';
import { OperatorError } from '#cli/operator/operator-error.ts';
import { recordOperation } from '#domain/admin/operation.ts';
import { importListings, readImport } from '#domain/listing/transfer/import.ts';
import { readDocuments } from './documents.ts';
import { showProgress } from './progress.ts';
import { sayFirstLines } from './say-first.ts';

/** Imports all documents or none; a dry run only prints what would happen. Throws OperatorError. */
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
  sayFirstLines(parsed.problems, say);
  if (parsed.problems.length > 0) {
    throw new OperatorError(
      `nothing was imported: ${parsed.problems.length} problems in ${sources.length} documents`,
    );
  }
  const { db } = await openDatabase(settings, log, onEnd);
  const total = parsed.listings.length;
  const progress = showProgress((done) => `${done} of ${total} documents`);
  const imported = await importListings(db, parsed.listings, {
    by: 'npm run data -- import',
    onProgress: progress.report,
    isDryRun,
  }).finally(progress.end);
  const { added, changed, same, refused } = imported;
  sayFirstLines(refused, say);
  if (refused.length > 0) {
    throw new OperatorError(
      `nothing was imported: ${refused.length} of ${total} documents are refused`,
    );
  }
  if (!isDryRun) {
    const after = { added, changed, same };
    await recordOperation(db, {
      by: operator(),
      what: 'data import',
      whom: files.join(' '),
      after,
    });
  }
  say(
    `${isDryRun ? 'would import' : 'imported'} ${total} documents: ` +
      `${added} new, ${changed} changed, ${same} the same`,
  );
}
