import { and, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Changes } from '#db/changes.ts';
import type { Database } from '#db/client.ts';
import { listings } from '#db/schema.ts';
import { KINDS, type Kind } from '#domain/listing/kind.ts';
import { conditions, orderBy, type SortValues, sortKeys } from './query.ts';
import { orderOf, type Selection, sortOf } from './selection.ts';

const LANDMARK_DISTANCE = 500;
const MAX_CACHED_SELECTIONS = 32;

/** Sort values at regular distances along sorted lists, so that a deep page is not counted from the start. */
export interface Landmarks {
  /** The last landmark at or before `offset` and the distance from it; null where the start is as near. */
  before(
    kind: Kind,
    selection: Selection,
    offset: number,
  ): Promise<{ after: SortValues; offset: number } | null>;
}

/** Caches landmarks of the most recently used lists until a listing changes. */
export function createLandmarks(db: Database, changes: Changes): Landmarks {
  const cached = new LRUCache<string, Promise<SortValues[]>>({ max: MAX_CACHED_SELECTIONS });
  changes.onChange((changed) => {
    if (KINDS.some((kind) => changed === null || changed.has(kind))) cached.clear();
  });

  function landmarksOf(kind: Kind, selection: Selection): Promise<SortValues[]> {
    // JSON has no undefined, and null means not yet reviewed.
    const { category = 'any', country } = selection;
    const key = JSON.stringify([kind, category, country, sortOf(selection), orderOf(selection)]);
    const found = cached.get(key) ?? readLandmarks(db, kind, selection);
    cached.set(key, found);
    found.catch(() => {
      if (cached.peek(key) === found) cached.delete(key);
    });
    return found;
  }

  return {
    async before(kind, selection, offset) {
      const passed = Math.floor(offset / LANDMARK_DISTANCE);
      const { q, ids, inDoubt } = selection;
      if (passed === 0 || q || ids || inDoubt || !changes.isListening()) return null;
      const landmarks = await landmarksOf(kind, selection);
      const after = landmarks[passed - 1];
      return after ? { after, offset: offset - passed * LANDMARK_DISTANCE } : null;
    },
  };
}

async function readLandmarks(
  db: Database,
  kind: Kind,
  selection: Selection,
): Promise<SortValues[]> {
  const keys = Object.fromEntries(sortKeys(selection).map((key) => [key.name, key]));
  const order = sql.join(orderBy(selection), sql`, `);
  const placed = db
    .select({ ...keys, place: sql`row_number() over (order by ${order})`.as('place') })
    .from(listings)
    .where(and(...conditions(kind, selection)))
    .as('placed');
  const rows = await db
    .select()
    .from(placed)
    .where(sql`${placed.place} % ${LANDMARK_DISTANCE} = 0`)
    .orderBy(placed.place);
  return rows.map(({ place: _, ...values }) => Object.values(values).map(toPlain));
}

function toPlain(value: unknown): string | number {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'number' ? value : String(value);
}
