import { readFile, stat } from 'node:fs/promises';
import { openBeside } from '#cli/operator/open-beside.ts';
import { type CommandContext, OperatorError, operator } from '#cli/operator/operator.ts';
import { recordOperation } from '#domain/admin/operation.ts';
import { EU_REGISTER } from '#domain/licence/registers.ts';
import { HeldCopyError, RegisterCopyError } from '#domain/register/eu-register.ts';
import { type ImportedRegister, importRegister } from '#domain/register/import-register.ts';
import { listRegisterTasks } from '#domain/register/register-tasks.ts';
import { protectNamed } from '#domain/warning/import.ts';

const MAX_BYTES = 20_000_000;
const MAX_PRINTED = 200;

/**
 * Takes a copy of the European register over from a file, beside a running server, and prints what an editor has to look at.
 * The time of the file is that of the copy. No licence changes. The firms that it names are protected from lists of warnings.
 */
export async function importRegisterFrom(
  file: string,
  { mayJump }: { mayJump: boolean },
  context: CommandContext,
): Promise<void> {
  const { say } = context;
  const { bytes, modifiedAt } = await readCopy(file);
  const { db } = await openBeside(context);
  const after = await explained(file, () =>
    importRegister(db, EU_REGISTER, bytes, { modifiedAt, mayJump }),
  );
  await protectNamed(db, bytes);
  await recordOperation(db, {
    by: operator(),
    what: 'data register',
    whom: EU_REGISTER.id,
    after,
  });
  const { count, tasks } = await listRegisterTasks(db, MAX_PRINTED);
  for (const { what, listingId, company, detail } of tasks) {
    say(`${what}: ${listingId}: ${company}: ${detail}`);
  }
  const { entries, added, changed, gone } = after;
  say(
    `${entries} entries, ${added} new, ${changed} changed, ${gone} gone; ${count} to look at, ${after.opened} of them new; no licence was changed`,
  );
}

async function readCopy(file: string): Promise<{ bytes: Buffer; modifiedAt: Date }> {
  try {
    const { size, mtime } = await stat(file);
    if (size > MAX_BYTES) throw new OperatorError(`${file} is larger than ${MAX_BYTES} bytes`);
    return { bytes: await readFile(file), modifiedAt: mtime };
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${file} cannot be read`);
  }
}

async function explained(
  file: string,
  run: () => Promise<ImportedRegister>,
): Promise<ImportedRegister> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof RegisterCopyError)) throw error;
    const advice =
      error instanceof HeldCopyError
        ? '; if the copy is right despite its size, import it with --replace'
        : '';
    throw new OperatorError(
      `${file} was not imported, and the last reading is kept: ${error.message}${advice}`,
    );
  }
}
