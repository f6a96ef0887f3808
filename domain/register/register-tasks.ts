import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { isEnglishOf } from '#db/english-text.ts';
import { listings, listingTexts, type RegisterDifference, registerTasks } from '#db/schema.ts';

/** An open task: a difference between a register and the licences of an exchange. */
export interface OpenRegisterTask {
  id: number;
  what: RegisterDifference;
  listingId: string;
  /** The exchange's English name. */
  name: string;
  company: string;
  detail: string;
  openedAt: Date;
}

const URGENCY = sql`array_position(array['gone', 'changed', 'found', 'doubtful'], ${registerTasks.what})`;

/** Open tasks and their number: licences that are gone or changed first. Those of deleted listings are left out. */
export async function listRegisterTasks(
  db: Database,
  limit: number,
): Promise<{ count: number; tasks: OpenRegisterTask[] }> {
  const isListingOfTask = and(
    eq(listings.kind, 'exchange'),
    eq(listings.id, registerTasks.listingId),
  );
  const isOpen = isNull(registerTasks.closedAt);
  const [[counted], rows] = await Promise.all([
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(registerTasks)
      .innerJoin(listings, isListingOfTask)
      .where(isOpen),
    db
      .select({ task: registerTasks, name: listingTexts.name })
      .from(registerTasks)
      .innerJoin(listings, isListingOfTask)
      .leftJoin(listingTexts, isEnglishOf(listings.kind, listings.id))
      .where(isOpen)
      .orderBy(URGENCY, asc(registerTasks.openedAt), asc(registerTasks.id))
      .limit(limit),
  ]);
  const tasks = rows.map(({ task, name }) => {
    const { id, what, listingId, company, detail, openedAt } = task;
    return { id, what, listingId, name: name ?? listingId, company, detail, openedAt };
  });
  return { count: counted?.count ?? 0, tasks };
}
