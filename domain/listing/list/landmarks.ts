import { and, sql } from 'drizzle-orm';
import type { Changes } from '#db/changes.ts';
import type { Database } from '#db/client.ts';
import { type Kind, listings } from '#db/schema.ts';
import { conditions } from './conditions.ts';
import { orderBy, type Position, sortKeys } from './position.ts';
import { orderOf, type Selection, sortOf } from './selection.ts';

/** Rows from one landmark to the next. */
const DISTANCE = 500;
const KEPT_SELECTIONS = 32;

/** Places along sorted lists, known in this process, so that a deep page need not be counted to from the start. */
export interface Landmarks {
  /** The last landmark at or before `offset` and how far on from it that is; null where the start is as near. */
  before(
    kind: Kind,
    selection: Selection,
    offset: number,
  ): Promise<{ after: Position; offset: number } | null>;
}

/** Keeps landmarks of the lists asked for last, until any listing changes. */
export function createLandmarks(db: Database, changes: Changes): Landmarks {
  const kept = new Map<string, Promise<Position[]>>();
  changes.onChange(() => kept.clear());

  function landmarksOf(kind: Kind, selection: Selection): Promise<Position[]> {
    // JSON has no undefined, and null is what no editor has ruled.
    const { category = 'any', country } = selection;
    const key = JSON.stringify([kind, category, country, sortOf(selection), orderOf(selection)]);
    const found = kept.get(key) ?? readLandmarks(db, kind, selection);
    // Put last, so that the first is always the one not asked for the longest.
    kept.delete(key);
    kept.set(key, found);
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT_SELECTIONS) break;
      kept.delete(oldest);
    }
    found.catch(() => {
      if (kept.get(key) === found) kept.delete(key);
    });
    return found;
  }

  return {
    async before(kind, selection, offset) {
      const passed = Math.floor(offset / DISTANCE);
      if (passed === 0 || selection.q || selection.inDoubt || !changes.isListening()) return null;
      const landmarks = await landmarksOf(kind, selection);
      const after = landmarks[passed - 1];
      return after ? { after, offset: offset - passed * DISTANCE } : null;
    },
  };
}

// The last row of every 500, by an index alone.
async function readLandmarks(db: Database, kind: Kind, selection: Selection): Promise<Position[]> {
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
    .where(sql`${placed.place} % ${DISTANCE} = 0`)
    .orderBy(placed.place);
  return rows.map(({ place: _, ...values }) => Object.values(values).map(toPlain));
}

function toPlain(value: unknown): string | number {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'number' ? value : String(value);
}
