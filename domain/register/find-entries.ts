import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { registerEntries, registers } from '#db/schema.ts';

/** The entries under these keys in the last copy of a register, and when the copy was read and made; `modifiedAt` null: it does not say. */
export async function findEntries(db: Database, register: string, keys: string[]) {
  return db
    .select({
      key: registerEntries.key,
      entry: registerEntries.entry,
      readAt: registers.readAt,
      modifiedAt: registers.modifiedAt,
    })
    .from(registerEntries)
    .innerJoin(registers, eq(registers.source, registerEntries.register))
    .where(
      and(
        eq(registerEntries.register, register),
        inArray(registerEntries.key, keys),
        isNull(registerEntries.goneOn),
      ),
    );
}
