import { openDatabase } from '#cli/operator/open-database.ts';
import type { CommandContext } from '#cli/operator/operator.ts';
import { OperatorError } from '#cli/operator/operator-error.ts';
import { verifyLedger } from '#domain/listing/verify-ledger.ts';

const PROBLEMS_SHOWN = 50;

/** Verifies the rulings against their ledger, and the hashes `known`. Throws OperatorError if they do not match. */
export async function verify(
  known: string[],
  { settings, log, onEnd, say }: CommandContext,
): Promise<void> {
  const invalid = known.find((hash) => !/^[0-9a-f]{64}$/.test(hash));
  if (invalid)
    throw new OperatorError(`${invalid} is no hash: /changes shows it, 64 letters and digits`);
  const { db } = await openDatabase(settings, log, onEnd);
  const { entries, listings, head, problems } = await verifyLedger(db, known);
  for (const problem of problems.slice(0, PROBLEMS_SHOWN)) say(problem);
  if (problems.length > 0) {
    throw new OperatorError(
      `the ledger does not hold: ${problems.length} in ${entries} entries and ${listings} listings`,
    );
  }
  say(`${entries} entries and the rulings of ${listings} listings are as they were entered`);
  say(`the last entry is ${head}`);
}
