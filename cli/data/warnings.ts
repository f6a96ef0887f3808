import { readFile, stat } from 'node:fs/promises';
import { openBeside } from '#cli/operator/open-beside.ts';
import { type CommandContext, OperatorError, operator } from '#cli/operator/operator.ts';
import { recordOperation } from '#domain/admin/operation.ts';
import { WarningListError, WarningListHeld } from '#domain/warning/error.ts';
import { takeOverList } from '#domain/warning/fetch-lists.ts';
import { importProtected } from '#domain/warning/import.ts';
import { LIST_IDS } from '#domain/warning/list-ids.ts';
import { isListId, LISTS } from '#domain/warning/lists.ts';

/** Takes a list of warnings over from a file, beside a running server. The file's time is that of the reading. */
export async function importListFrom(
  [list = '', file = '']: string[],
  { mayJump }: { mayJump: boolean },
  context: CommandContext,
): Promise<void> {
  if (!isListId(list)) throw new OperatorError(`name one of the lists ${LIST_IDS.join(', ')}`);
  const { db } = await openBeside(context);
  const bytes = await read(file);
  const now = await timeOf(file);
  const after = await explained(file, () => takeOverList(db, list, bytes, { mayJump, now }));
  await recordOperation(db, { by: operator(), what: 'data warnings', whom: list, after });
  context.say(
    `${list}: ${after.entries} ${LISTS[list].names}, ${after.added} new, ${after.gone} taken back`,
  );
}

/** Adds the domains in a register's or a token list's file to those that are never warned of. */
export async function protectFrom(file: string, context: CommandContext): Promise<void> {
  const { db } = await openBeside(context);
  const bytes = await read(file);
  const after = await explained(file, () => importProtected(db, bytes));
  await recordOperation(db, { by: operator(), what: 'data protected', whom: file, after });
  context.say(
    `${after.domains} domains and ${after.addresses} addresses are never warned of, ${after.added} of them new`,
  );
}

async function read(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new OperatorError(
      `${file} cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
}

// A time to come would never grow old.
async function timeOf(file: string): Promise<Date> {
  const { mtime } = await stat(file);
  return new Date(Math.min(mtime.getTime(), Date.now()));
}

async function explained<T>(file: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof WarningListError)) throw error;
    const advice =
      error instanceof WarningListHeld ? ': look at it, and repeat with --replace' : '';
    throw new OperatorError(
      `${file} was not imported, and the last reading is kept: ${error.message}${advice}`,
    );
  }
}
