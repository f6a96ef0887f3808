import { eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { registers } from '#db/schema.ts';
import { EU_REGISTER } from '#domain/licence/registers.ts';
import { waitingHash } from '#domain/quote/published-file.ts';

/** The last reading of the European register, for editors. */
export interface RegisterState {
  /** Null: never read. */
  readAt: Date | null;
  /** When the copy says that it was changed; null: it does not. */
  modifiedAt: Date | null;
  entries: number | null;
  /** Why a newer copy was not taken over, and when. */
  refusal: string | null;
  refusedAt: Date | null;
  /** When it is read next; null: it is not known, or the day is past. */
  dueAt: Date | null;
  /** The hash of a copy that differs too much and waits for an editor. */
  heldHash: string | null;
}

/** The state of the European register's copy. */
export async function registerState(db: Database): Promise<RegisterState> {
  const [row] = await db.select().from(registers).where(eq(registers.source, EU_REGISTER.id));
  const { readAt = null, modifiedAt = null, entries = null } = row ?? {};
  const { refusal = null, refusedAt = null } = row ?? {};
  const dueAt = row?.dueAt && row.dueAt.getTime() > Date.now() ? row.dueAt : null;
  return { readAt, modifiedAt, entries, refusal, refusedAt, dueAt, heldHash: waitingHash(row) };
}
