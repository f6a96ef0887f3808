import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { headlineTasks, listings, listingTexts } from '#db/schema.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { ALARMS, type Alarm } from './alarms.ts';
import { isEnglishOf } from './english-text.ts';

/** An open task: a headline, and the listing it names. */
export interface HeadlineTask {
  id: number;
  kind: Kind;
  listingId: string;
  /** The listing's English name. */
  name: string;
  url: string;
  title: string;
  language: 'en' | 'ar';
  source: string;
  alarm: Alarm | null;
  publishedAt: Date;
}

/** Open tasks, newest first; none of deleted listings. */
export async function listOpenHeadlines(db: Database, limit: number): Promise<HeadlineTask[]> {
  const rows = await db
    .select({ task: headlineTasks, name: listingTexts.name })
    .from(headlineTasks)
    .innerJoin(listings, isIts)
    .leftJoin(listingTexts, isEnglishOf(listings.kind, listings.id))
    .where(isNull(headlineTasks.closedAt))
    .orderBy(desc(headlineTasks.publishedAt), desc(headlineTasks.id))
    .limit(limit);
  return rows.map(({ task, name }) => ({
    id: task.id,
    kind: task.kind,
    listingId: task.listingId,
    name: name ?? task.listingId,
    url: task.url,
    title: task.title,
    language: task.language,
    source: task.source,
    alarm: ALARMS.find((alarm) => alarm === task.alarm) ?? null,
    publishedAt: task.publishedAt,
  }));
}

/** The number of open tasks. */
export async function countOpenHeadlines(db: Database): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(headlineTasks)
    .innerJoin(listings, isIts)
    .where(isNull(headlineTasks.closedAt));
  return row?.count ?? 0;
}

/** Closes a task for the editor `by`; one that is closed stays as it was. False if there is no such task. */
export async function closeHeadline(db: Database, id: number, by: string): Promise<boolean> {
  if (!Number.isSafeInteger(id)) return false;
  const closed = await db
    .update(headlineTasks)
    .set({ closedAt: sql`now()`, closedBy: by })
    .where(and(eq(headlineTasks.id, id), isNull(headlineTasks.closedAt)))
    .returning({ id: headlineTasks.id });
  return closed.length > 0 || (await db.$count(headlineTasks, eq(headlineTasks.id, id))) > 0;
}

const isIts = and(eq(listings.kind, headlineTasks.kind), eq(listings.id, headlineTasks.listingId));
