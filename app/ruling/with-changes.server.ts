import type { Database } from '#db/client.ts';
import type { ListingSummary } from '#domain/listing/display.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { lastChanges } from '#domain/ruling/last-changes.ts';

/** A list's rows, each with when its rulings were last changed. */
export async function withChanges(
  db: Database,
  kind: Kind,
  items: ListingSummary[],
): Promise<ListingSummary[]> {
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
