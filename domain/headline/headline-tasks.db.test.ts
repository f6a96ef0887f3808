import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { deleteListing } from '#domain/listing/change/edit.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import type { NewsArticle } from '#domain/news/article.ts';
import { closeTask } from '#domain/task/close-task.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import { countOpenHeadlines, listOpenHeadlines, openHeadlineTasks } from './headline-tasks.ts';

let database: Awaited<ReturnType<typeof newDatabase>>;
beforeAll(async () => {
  database = await newDatabase();
});
afterAll(() => database.close());
afterEach(async () => {
  await database.db.execute(sql`truncate listings, headline_tasks cascade`);
});

const NOW = new Date('2026-11-21T12:00:00.000Z');
let made = 0;

function article(title: string, given: Partial<NewsArticle> = {}): NewsArticle {
  made += 1;
  return {
    id: `article-${made}`,
    title,
    body: '',
    source: 'Example',
    sourceImage: null,
    url: `https://news.example/${made}`,
    image: null,
    publishedAt: '2026-11-21T10:00:00.000Z',
    language: 'en',
    categories: [],
    ...given,
  };
}

const open = (...articles: NewsArticle[]) => openHeadlineTasks(database.db, articles, NOW);

const addCoins = (...names: string[]) =>
  addUnrecorded(
    database.db,
    names.map((name) => newListing({ id: name.toLowerCase(), name })),
  );

describe('a headline', () => {
  test('opens a task for each listing it names, in either language', async () => {
    const ar = { name: 'باينانس' };
    await addCoins('Bitcoin', 'Solana');
    const binance = newListing({ kind: 'exchange', id: 'binance', name: 'Binance', texts: { ar } });
    await addUnrecorded(database.db, [binance]);
    const opened = await open(
      article('Binance halts Bitcoin withdrawals'),
      article('باينانس تعلّق السحب', { language: 'ar', publishedAt: '2026-11-21T11:00:00.000Z' }),
      article('Solana rises'),
    );
    expect(opened).toBe(3);
    expect(await countOpenHeadlines(database.db)).toBe(3);
    const [first] = await listOpenHeadlines(database.db, 10);
    expect(first).toMatchObject({
      kind: 'exchange',
      listingId: 'binance',
      name: 'Binance',
      alarm: 'halt',
      language: 'ar',
      title: 'باينانس تعلّق السحب',
    });
  });

  test('opens one task when it is repeated, also by other feeds', async () => {
    await addCoins('Solana');
    const story = article('Solana wallet hacked');
    expect(await open(story)).toBe(1);
    expect(await open(story)).toBe(0);
    const address = { url: `${story.url}/?utm_source=rss` };
    expect(await open(article('Solana wallet hacked: what we know', address))).toBe(0);
    expect(await open(article('SOLANA wallet hacked!', { source: 'Another' }))).toBe(0);
    expect(await open(article('Another Solana wallet hacked'))).toBe(1);
  });

  test('whose task is closed opens no other', async () => {
    await addCoins('Solana');
    const story = article('Solana wallet hacked');
    await open(story);
    const [task] = await listOpenHeadlines(database.db, 10);
    expect(await closeTask(database.db, 'headlines', task?.id ?? 0, 'editor@example.com')).toBe(
      true,
    );
    expect(await open(story)).toBe(0);
    expect(await countOpenHeadlines(database.db)).toBe(0);
  });

  test('from weeks ago opens no task', async () => {
    await addCoins('Solana');
    const publishedAt = '2026-11-01T00:00:00.000Z';
    expect(await open(article('Solana wallet hacked', { publishedAt }))).toBe(0);
  });

  test('about a deleted listing is not shown', async () => {
    await addCoins('Solana');
    await open(article('Solana wallet hacked'));
    await deleteListing(database.db, 'coin', 'solana', { version: 1, by: 'editor@example.com' });
    expect(await listOpenHeadlines(database.db, 10)).toEqual([]);
    expect(await countOpenHeadlines(database.db)).toBe(0);
  });

  test('opens its task among thousands of others', async () => {
    await addCoins('Solana');
    const many = Array.from({ length: 8000 }, (_, n) => article(`Solana wallet ${n} hacked`));
    await expect(open(...many)).resolves.toBe(8000);
    expect(await countOpenHeadlines(database.db)).toBe(8000);
  });

  test('is matched with more listings than one batch', async () => {
    await addUnrecorded(
      database.db,
      Array.from({ length: 320 }, (_, n) => newListing({ id: `many-${n}`, name: `Manyfold${n}` })),
    );
    expect(await open(article('Manyfold0, Manyfold200 and Manyfold319 hacked'))).toBe(3);
  });
});

test('a headline changes nothing about a listing', async () => {
  await addCoins('Solana', 'Bitcoin');
  const listings = () =>
    database.db.execute(sql`
      select to_jsonb(l) as listing, (select jsonb_agg(to_jsonb(t) order by t.language) from listing_texts t
        where t.kind = l.kind and t.listing_id = l.id) as texts,
        (select count(*)::int from listing_changes) as changes
      from listings l order by l.id`);
  const before = await listings();
  await open(article('Solana and Bitcoin: hack, rug pull, bankrupt, delisted, lending halted'));
  for (const { id } of await listOpenHeadlines(database.db, 10)) {
    await closeTask(database.db, 'headlines', id, 'editor@example.com');
  }
  expect(await listings()).toEqual(before);
});
