import { openDatabase } from '#cli/operator/open-database.ts';
import { type CommandContext, operator } from '#cli/operator/operator.ts';
import { recordOperation } from '#domain/admin/operation.ts';
import { updateFromStarter } from '#domain/listing/transfer/starter.ts';

/** Takes the starter's newer rulings and positions over where no editor has touched the listing, and names the others. */
export async function starter({ settings, log, onEnd, say }: CommandContext): Promise<void> {
  const { db } = await openDatabase(settings, log, onEnd);
  const { updated, touched, positions } = await updateFromStarter(db);
  const after = { updated: updated.length, touched: touched.length, positions };
  await recordOperation(db, { by: operator(), what: 'data starter', whom: 'starter', after });
  for (const name of touched) say(`left as it is, because an editor has changed it: ${name}`);
  say(
    `${updated.length} listings ruled again, ${touched.length} left, ${positions} positions added`,
  );
}
