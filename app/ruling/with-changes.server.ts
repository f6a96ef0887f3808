import type { Database } from '#db/client.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { lastChanges } from '#domain/ruling/ledger/read-ledger.ts';

/** Adds to each row the ISO time of the last change of its rulings, or null. */
export async function withChanges<Row extends { id: string }>(
  db: Database,
  kind: Kind,
  items: Row[],
): Promise<(Row & { changedAt: string | null })[]> {
  const changes = await lastChanges(
    db,
    kind,
    items.map(({ id }) => id),
  );
  return items.map((item) => ({
    ...item,
    changedAt: changes.get(item.id)?.toISOString() ?? null,
  }));
}
