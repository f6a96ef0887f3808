import { createHash } from 'node:crypto';
import { setImmediate as nextIteration } from 'node:timers/promises';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { batchesOf } from '#db/batches.ts';
import type { Database } from '#db/client.ts';
import { isEnglishOf } from '#db/english-text.ts';
import { headlineTasks, listings, listingTexts } from '#db/schema.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { NewsArticle } from '#domain/news/article.ts';
import { storyOf } from '#domain/news/stories.ts';
import { DAY_MS } from '#domain/time/day.ts';
import { ALARMS, type Alarm, alarmIn } from './alarms.ts';
import { headlineNames } from './mentions.ts';
import { namedListings } from './named-listings.ts';

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

/** Open tasks, newest first; those of deleted listings are left out. */
export async function listOpenHeadlines(db: Database, limit: number): Promise<HeadlineTask[]> {
  const rows = await db
    .select({ task: headlineTasks, name: listingTexts.name })
    .from(headlineTasks)
    .innerJoin(listings, isListingOfTask)
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
    .innerJoin(listings, isListingOfTask)
    .where(isNull(headlineTasks.closedAt));
  return row?.count ?? 0;
}

const isListingOfTask = and(
  eq(listings.kind, headlineTasks.kind),
  eq(listings.id, headlineTasks.listingId),
);

/** Older news does not open a task, whenever a feed delivers it. */
const MAX_AGE_MS = 14 * DAY_MS;
/** PostgreSQL takes 65,535 parameters a statement; a task has ten. */
const TASKS_PER_STATEMENT = 500;

/**
 * Opens a task for each listing that an alarming headline names, once for each story, however many feeds have it.
 * Returns how many were opened. Nothing else is written: an editor decides what it means for a verdict.
 */
export async function openHeadlineTasks(
  db: Database,
  articles: NewsArticle[],
  now = new Date(),
): Promise<number> {
  const alarming = articles.flatMap((article) => {
    const alarm = alarmIn(article.title);
    const agoMs = now.getTime() - Date.parse(article.publishedAt);
    const isNews = alarm && agoMs < MAX_AGE_MS;
    return isNews ? [{ article, alarm, story: storyOf(article) }] : [];
  });
  if (alarming.length === 0) return 0;
  const names = headlineNames(alarming.map(({ article }) => article.title));
  for await (const batch of namedListings(db)) {
    for (const listing of batch) names.add(listing);
    await nextIteration();
  }
  const tasks = names.found().flatMap(({ headline, listing }) => {
    const { article, alarm, story } = alarming[headline] ?? {};
    if (!article || !alarm || !story) return [];
    const { url, title, language, source, publishedAt } = article;
    return {
      kind: listing.kind,
      listingId: listing.id,
      storyAddress: digest(story.address),
      storyTitle: digest(story.title),
      url,
      title,
      language,
      source,
      alarm,
      publishedAt: new Date(publishedAt),
    };
  });
  let opened = 0;
  for (const some of batchesOf(tasks, TASKS_PER_STATEMENT)) {
    // The story's address or title may have a task already, open or closed.
    const rows = await db
      .insert(headlineTasks)
      .values(some)
      .onConflictDoNothing()
      .returning({ id: headlineTasks.id });
    opened += rows.length;
  }
  return opened;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
