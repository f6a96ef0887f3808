import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { asc, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { headlineTasks, listings, listingTexts } from '#db/schema.ts';
import type { NewsArticle } from '#domain/news/article.ts';
import { storyOf } from '#domain/news/stories.ts';
import { alarmIn } from './alarms.ts';
import { headlineNames, type NamedListing } from './mentions.ts';

const DAY_MILLISECONDS = 86_400_000;
/** What is older says nothing new, whenever a feed brings it. */
const LONGEST_AGO_MILLISECONDS = 14 * DAY_MILLISECONDS;
/** Small, so that nobody waits for their names to be read. */
const BATCH = 300;
/** A statement takes 65,535 parameters at most, and a task has ten. */
const TASKS_PER_STATEMENT = 500;

/**
 * Opens a task for each listing that an alarming headline names, once for each story, however many feeds have it.
 * Answers how many were opened. Nothing else is written: what it means for a verdict is an editor's to say.
 */
export async function openHeadlineTasks(
  db: Database,
  articles: NewsArticle[],
  now = new Date(),
): Promise<number> {
  const alarming = articles.flatMap((article) => {
    const alarm = alarmIn(article.title);
    const agoMs = now.getTime() - Date.parse(article.publishedAt);
    const isNews = alarm && agoMs < LONGEST_AGO_MILLISECONDS;
    return isNews ? [{ article, alarm, story: storyOf(article) }] : [];
  });
  if (alarming.length === 0) return 0;
  const names = headlineNames(alarming.map(({ article }) => article.title));
  for await (const batch of namedListings(db)) {
    for (const listing of batch) names.look(listing);
    await nextTurn();
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
      ...{ url, title, language, source, alarm },
      publishedAt: new Date(publishedAt),
    };
  });
  let opened = 0;
  for (let start = 0; start < tasks.length; start += TASKS_PER_STATEMENT) {
    // By the story's address or by its title it may be known, and looked at, already.
    const rows = await db
      .insert(headlineTasks)
      .values(tasks.slice(start, start + TASKS_PER_STATEMENT))
      .onConflictDoNothing()
      .returning({ id: headlineTasks.id });
    opened += rows.length;
  }
  return opened;
}

/** What each listing is called, in batches. */
async function* namedListings(db: Database): AsyncGenerator<NamedListing[]> {
  const nameIn = (language: 'en' | 'ar') => sql<string | null>`(
    select texts.name from ${listingTexts} texts
    where texts.kind = listings.kind and texts.listing_id = listings.id and texts.language = ${language})`;
  let last: Pick<NamedListing, 'kind' | 'id'> | undefined;
  do {
    const rows = await db
      .select({
        kind: listings.kind,
        id: listings.id,
        symbol: listings.symbol,
        en: nameIn('en'),
        ar: nameIn('ar'),
      })
      .from(listings)
      .where(last && sql`(${listings.kind}, ${listings.id}) > (${last.kind}, ${last.id})`)
      .orderBy(asc(listings.kind), asc(listings.id))
      .limit(BATCH);
    yield rows.map(({ en, ar, ...row }) => ({
      ...row,
      names: [en, ar].filter((name) => name !== null),
    }));
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
