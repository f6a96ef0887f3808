import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { quoteDifferences, quoteUses, watchedPages, watchedQuotes } from '#db/schema.ts';
import { UNPACED } from '#tests/fakes/loopback.ts';
import { outsideHost } from '#tests/fakes/outside-host.ts';
import { sharedDatabase } from '#tests/rig/database.ts';
import { afterChange, beforeChange, plantedPages } from '#tests/samples/planted-pages.ts';
import { checkNextPage } from './check-page.ts';
import { createRobots } from './robots.ts';

const COUNT = 200;
const LOST = ['deleted', 'reworded', 'page removed'];
const STATE_AFTER: Record<string, string[]> = {
  deleted: ['gone', 'changed'],
  reworded: ['changed', 'gone'],
  'moved in the page': ['seen'],
  'other typography': ['seen'],
  redirected: ['moved'],
  'page removed': ['gone'],
  'bot wall': ['seen'],
  'cut or behind a sign-in': ['seen'],
};

const { db } = await sharedDatabase();
const { signal } = new AbortController();

test('no removal on 200 planted pages is missed, and under 2 % are false', {
  timeout: 240_000,
}, async () => {
  const pages = plantedPages(COUNT);
  let hasChanged = false;
  const { port } = await outsideHost((request, response) => {
    const [, index] = /^page-(\d+)/.exec(request.headers.host ?? '') ?? [];
    const page = pages[Number(index)];
    if (request.url === '/robots.txt' || !page || request.url?.startsWith('/login')) {
      response.writeHead(request.url?.startsWith('/login') ? 200 : 404).end('Log in');
      return;
    }
    const isOld = request.url === '/new-place' || !hasChanged;
    const { status, headers, body } = isOld ? beforeChange(page) : afterChange(page, '/new-place');
    response.writeHead(status, headers).write(body || ' ');
    // A shorter body than announced is a connection that breaks.
    if ('Content-Length' in headers) setTimeout(() => response.destroy(), 20);
    else response.end();
  });
  const urlOf = (index: number) => `http://page-${index}.test:${port}/page`;
  await db
    .insert(watchedPages)
    .values(pages.map((_, index) => ({ url: urlOf(index), host: `page-${index}.test` })));
  await db
    .insert(watchedQuotes)
    .values(pages.map(({ quote }, index) => ({ id: String(index), url: urlOf(index), quote })));
  await db.insert(quoteUses).values(
    pages.map((_, index) => ({
      quoteId: String(index),
      owner: 'coin/one',
      place: 'spot riba',
      severity: 3,
    })),
  );
  const pacing = { ...UNPACED, robots: createRobots() };
  const checkDue = async () => {
    for (let read: string | null = ''; read !== null; ) {
      read = await checkNextPage(db, pacing, signal);
    }
  };
  const pass = (days: number) =>
    db.execute(sql`update watched_pages
      set due_at = due_at - make_interval(days => ${days}), asked_at = null`);

  await checkDue();
  const first = await db.select().from(watchedQuotes);
  const unseen = first.filter(({ state }) => state !== 'seen');
  expect(unseen.map(({ id }) => pages[Number(id)])).toEqual([]);
  expect(await db.$count(watchedPages, sql`text_hash is not null`)).toBe(COUNT);

  hasChanged = true;
  await pass(30);
  await checkDue();
  // A single check proves no loss: only the pages that lost a sentence are due again in two days.
  expect(await db.$count(quoteDifferences, sql`state in ('gone', 'changed')`)).toBe(0);
  await pass(2);
  await checkDue();

  const after = await db.select().from(watchedQuotes);
  const wrong = after.flatMap(({ id, state }) => {
    const { change, format, turn, quote } = pages[Number(id)] ?? pages[0] ?? { change: '' };
    if (STATE_AFTER[change]?.includes(state ?? '')) return [];
    return [{ change, format, turn, quote, state, isMissed: LOST.includes(change) }];
  });
  expect(wrong.filter(({ isMissed }) => isMissed)).toEqual([]);
  expect(wrong.length / COUNT, JSON.stringify(wrong, null, 1)).toBeLessThan(0.02);
  const tasks = await db.select().from(quoteDifferences).where(sql`closed_at is null`);
  const lost = tasks.filter(({ state }) => state === 'gone' || state === 'changed');
  expect(lost).toHaveLength(75);
  const reworded = lost.filter(({ state }) => state === 'changed');
  expect(reworded.every(({ passage }) => passage)).toBe(true);
});
