import { constants, getPriority, setPriority } from 'node:os';
import { openDatabase } from './open-database.ts';
import type { CommandContext } from './operator.ts';

const GIVES_WAY = constants.priority.PRIORITY_BELOW_NORMAL;

/** Opens the database for an import beside a server, which comes first from now on. Throws OperatorError. */
export async function openBeside({ settings, log, onEnd }: CommandContext) {
  const opened = await openDatabase(settings, log, onEnd);
  // Not earlier: a PostgreSQL that is started here would keep the priority, and a server may join it.
  if (getPriority() < GIVES_WAY) setPriority(GIVES_WAY);
  return opened;
}
