import { and, asc, desc, eq, isNull, notExists } from 'drizzle-orm';
import { cacheUntilChange } from '#db/cache-until-change.ts';
import type { Changes } from '#db/changes.ts';
import type { Database } from '#db/client.ts';
import { positionChanges, positions } from '#db/schema.ts';
import { canonical } from '#domain/method/definition.ts';
import { type Position, positionSchema } from './position.ts';

/** All positions as last read. */
export interface PositionCache {
  /** In the order of their ids. */
  get(): Promise<readonly Position[]>;
}

export interface VersionedPosition {
  position: Position;
  version: number;
}

type Outcome = 'saved' | 'conflict' | 'missing';

/** Caches the positions in this process; a change makes the next request read them again. */
export function cachePositions(
  db: Database,
  changes: Pick<Changes, 'onChange' | 'isListening'>,
): PositionCache {
  return cacheUntilChange(['positions'], () => listPositions(db), changes);
}

/** All positions, by id. Throws on an invalid stored one. */
export async function listPositions(db: Database): Promise<Position[]> {
  const rows = await db.select().from(positions).orderBy(asc(positions.id));
  return rows.map(({ value }) => positionSchema.parse(value));
}

/** A position with its version; null: there is none. `forChange` locks it until the transaction ends. */
export async function findPosition(
  db: Database,
  id: string,
  { forChange = false } = {},
): Promise<VersionedPosition | null> {
  const query = db.select().from(positions).where(eq(positions.id, id));
  const [row] = await (forChange ? query.for('update') : query);
  return row ? { position: positionSchema.parse(row.value), version: row.version } : null;
}

/** Adds a position, with a version after those of a deleted one of its id; false: its id is taken. */
export async function addPosition(
  db: Database,
  position: Position,
  { by }: { by: string },
): Promise<boolean> {
  const { id } = position;
  return db.transaction(async (tx) => {
    // A change makes one version at most, so none had a higher one.
    const version = 1 + (await tx.$count(positionChanges, eq(positionChanges.positionId, id)));
    const row = { id, value: position, version };
    const added = await tx.insert(positions).values(row).onConflictDoNothing().returning();
    if (added.length === 0) return false;
    await tx.insert(positionChanges).values({ positionId: id, by, after: position });
    return true;
  });
}

/** Adds the positions whose ids are free; returns their number. */
export async function addPositions(db: Database, added: Position[]): Promise<number> {
  if (added.length === 0) return 0;
  const rows = added.map((position) => ({ id: position.id, value: position }));
  return (await db.insert(positions).values(rows).onConflictDoNothing().returning()).length;
}

/** Replaces a position that still has `version`. An edit that changes nothing makes no new version. */
export async function editPosition(
  db: Database,
  position: Position,
  { by, version }: { by: string; version: number },
): Promise<Outcome> {
  return changePosition(db, position.id, { by, version, after: position });
}

/** Deletes a position that still has `version`; its history stays. */
export async function deletePosition(
  db: Database,
  id: string,
  { by, version }: { by: string; version: number },
): Promise<Outcome> {
  return changePosition(db, id, { by, version, after: null });
}

export interface DeletedPosition {
  /** The number of the deletion. */
  change: number;
  position: Position;
  by: string;
  at: Date;
}

/** The latest deletions of positions that are still gone, the newest first. */
export async function listDeletedPositions(
  db: Database,
  limit: number,
): Promise<DeletedPosition[]> {
  const existing = db.select().from(positions).where(eq(positions.id, positionChanges.positionId));
  const deletions = await db
    .select()
    .from(positionChanges)
    .where(and(isNull(positionChanges.after), notExists(existing)))
    .orderBy(desc(positionChanges.id))
    .limit(limit);
  return deletions.flatMap(({ id, by, at, before }) => {
    const { data } = positionSchema.safeParse(before);
    return data ? [{ change: id, position: data, by, at }] : [];
  });
}

/** Adds a deleted position again. Says where there is no such deletion, or where its id is taken again. */
export async function restorePosition(
  db: Database,
  change: number,
  { by }: { by: string },
): Promise<Position | 'missing' | 'taken'> {
  const isDeletion = and(eq(positionChanges.id, change), isNull(positionChanges.after));
  const [deletion] = await db.select().from(positionChanges).where(isDeletion);
  const { data } = positionSchema.safeParse(deletion?.before);
  if (!data) return 'missing';
  return (await addPosition(db, data, { by })) ? data : 'taken';
}

/** The position as it was at a version before its current one; null: that is not recorded. */
export async function findPositionAt(
  db: Database,
  id: string,
  { version, current }: { version: number; current: number },
): Promise<Position | null> {
  // A form has a later version where a backup was restored since.
  if (version < 1 || version >= current) return null;
  const since = await listPositionChanges(db, id, current - version);
  // An addition has no state before it, and of what was before it another number of versions is recorded.
  if (since.length < current - version || since.some(({ before }) => before === null)) return null;
  return positionSchema.safeParse(since.at(-1)?.before).data ?? null;
}

/** The latest changes of a position, the newest first. */
export async function listPositionChanges(db: Database, id: string, limit: number) {
  return db
    .select()
    .from(positionChanges)
    .where(eq(positionChanges.positionId, id))
    .orderBy(desc(positionChanges.id))
    .limit(limit);
}

async function changePosition(
  db: Database,
  id: string,
  { by, version, after }: { by: string; version: number; after: Position | null },
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const stored = await findPosition(tx, id, { forChange: true });
    if (!stored) return 'missing';
    if (stored.version !== version) return 'conflict';
    const { position: before } = stored;
    if (after && canonical(after) === canonical(before)) return 'saved';
    const hasId = eq(positions.id, id);
    if (after) {
      const changed = { value: after, version: version + 1, updatedAt: new Date() };
      await tx.update(positions).set(changed).where(hasId);
    } else await tx.delete(positions).where(hasId);
    await tx.insert(positionChanges).values({ positionId: id, by, before, after });
    return 'saved';
  });
}
