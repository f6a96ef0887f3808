import type { Database } from '#db/client.ts';
import { verifyLedger } from '#domain/listing/verify-ledger.ts';
import { type CommandContext, OperatorError } from './operator.ts';

const PROBLEMS_SHOWN = 50;

/** The verified ledger, also against the hashes `known`; says its problems and throws OperatorError if there are any. */
export async function requireIntactLedger(
  db: Database,
  known: string[],
  say: CommandContext['say'],
) {
  const verified = await verifyLedger(db, known);
  const { entries, listings, problems } = verified;
  for (const problem of problems.slice(0, PROBLEMS_SHOWN)) say(problem);
  if (problems.length > 0) {
    throw new OperatorError(
      `the ledger is not intact: ${problems.length} problems in ${entries} entries and ${listings} listings`,
    );
  }
  return verified;
}
