import type { Database } from '#db/client.ts';
import { canonical } from '#domain/method/definition.ts';
import { issueWords } from '#domain/text/issue-words.ts';
import { type Position, positionSchema } from './position.ts';
import { addPosition, editPosition, findPosition } from './positions.ts';

export interface ReadPositions {
  positions: Position[];
  /** The reason for each document that was left out, a line each. */
  rejected: string[];
}

/** Parses documents of positions, without the database. */
export function readPositions(documents: { where: string; raw: object }[]): ReadPositions {
  const read: ReadPositions = { positions: [], rejected: [] };
  for (const { where, raw } of documents) {
    const { collection: _, ...document } = raw as { collection?: unknown };
    const { data, error } = positionSchema.safeParse(document, { error: issueWords });
    if (data) read.positions.push(data);
    for (const { path, message } of error?.issues ?? []) {
      read.rejected.push(`${where}: left out: ${path.join('.')}: ${message}`);
    }
  }
  return read;
}

/** Adds the positions, or replaces those with their ids, in one transaction. Throws where another one adds a position meanwhile. */
export async function importPositions(
  db: Database,
  given: Position[],
  { by, isDryRun }: { by: string; isDryRun: boolean },
): Promise<{ added: number; changed: number; same: number }> {
  const done = { added: 0, changed: 0, same: 0 };
  await db.transaction(async (tx) => {
    for (const position of given) {
      const stored = await findPosition(tx, position.id, { forChange: true });
      if (stored && canonical(stored.position) === canonical(position)) {
        done.same += 1;
        continue;
      }
      done[stored ? 'changed' : 'added'] += 1;
      if (isDryRun) continue;
      // Nobody changes the stored one: it is locked.
      if (stored) await editPosition(tx, position, { by, version: stored.version });
      else if (!(await addPosition(tx, position, { by }))) {
        throw new Error(`the position ${position.id} was added during the import`);
      }
    }
  });
  return done;
}
