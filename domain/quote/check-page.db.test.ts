import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { watchChanges } from '#db/changes.ts';
import {
  linkChecks,
  quoteDifferences,
  quoteUses,
  watchedPages,
  watchedQuotes,
} from '#db/schema.ts';
import { REGISTERS } from '#domain/licence/registers.ts';
import { checkNextLink } from '#domain/link/check-link.ts';
import { deleteListing } from '#domain/listing/change/edit.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { closeTask } from '#domain/task/close-task.ts';
import { UNPACED } from '#tests/fakes/loopback.ts';
import { outsideHost } from '#tests/fakes/outside-host.ts';
import { sharedDatabase } from '#tests/rig/database.ts';
import { newLicence } from '#tests/samples/licences.ts';
import { newListing } from '#tests/samples/listings.ts';
import { EVIDENCE, newGrounds, PASS } from '#tests/samples/rulings.ts';
import { thisDay } from '#tests/samples/this-day.ts';
import { checkNextPage } from './check-page.ts';
import { gatherQuotesNow, quoteGatherer } from './gather-quotes.ts';
import { countQuoteTasks, listQuoteTasks } from './quote-tasks.ts';
import { createRobots } from './robots.ts';
import { seenQuotesOf } from './seen-quotes.ts';

const { db, url: databaseUrl } = await sharedDatabase();
const { signal } = new AbortController();
const SENTENCE = 'The issuer keeps all interest that its reserves earn.';
const REST = 'This page tells how the project works, who runs it and what it costs. '.repeat(5);
const pageOf = (...sentences: string[]) =>
  `<html><body><p>${[REST, ...sentences, REST].join('</p><p>')}</p></body></html>`;

afterEach(async () => {
  await db.execute(
    sql`truncate watched_pages, watched_quotes, quote_uses, quote_differences, link_checks, listings cascade`,
  );
});

function check(hostPauseSeconds = 0, robots = createRobots()): Promise<string | null> {
  return checkNextPage(db, { ...UNPACED, robots, hostPauseSeconds }, signal);
}

async function daysGoBy(): Promise<void> {
  await db.execute(sql`update watched_pages set due_at = now(), asked_at = null`);
}

/** A page at this address with a sentence, as evidence of a coin. */
async function quoted(url: string, severity = 3): Promise<void> {
  const host = new URL(url).hostname;
  await db.insert(watchedPages).values({ url, host }).onConflictDoNothing();
  await db.insert(watchedQuotes).values({ id: url, url, quote: SENTENCE });
  await db
    .insert(quoteUses)
    .values({ quoteId: url, owner: 'coin/one', place: 'spot riba', severity });
}

interface Answer {
  status?: number;
  body?: string;
  robots?: string;
}

/** A host whose answers the test changes. */
async function host(answer: Answer) {
  const { port, requests } = await outsideHost((request, response) => {
    if (request.url === '/robots.txt') {
      response.writeHead(answer.robots ? 200 : 404).end(answer.robots);
    } else {
      response.writeHead(answer.status ?? 200, { 'Content-Type': 'text/html' }).end(answer.body);
    }
  });
  const paths = () => requests.map(({ url }) => url);
  return { url: `http://quoted.test:${port}/page`, paths, requests };
}

const stored = async () => (await db.select().from(watchedQuotes))[0];

describe('the sentences', () => {
  test('are those of evidence, positions, countries and registers, each with its weight', async () => {
    await addUnrecorded(db, [
      newListing({ id: 'ruled', grounds: newGrounds() }),
      newListing({
        kind: 'exchange',
        id: 'binance',
        licences: [newLicence({ company: 'Binance FZE' })],
      }),
    ]);
    const gather = quoteGatherer(db);
    await gather();
    const uses = await db
      .select({ owner: quoteUses.owner, quote: watchedQuotes.quote, url: watchedQuotes.url })
      .from(quoteUses)
      .innerJoin(watchedQuotes, eq(watchedQuotes.id, quoteUses.quoteId));
    expect(uses).toContainEqual({ owner: 'coin/ruled', quote: EVIDENCE.quote, url: EVIDENCE.url });
    expect(uses).toContainEqual(
      expect.objectContaining({ owner: 'exchange/binance', quote: 'Binance FZE' }),
    );
    // Two on the law and one on complaints.
    expect(uses.filter(({ owner }) => owner === 'country/KW')).toHaveLength(3);
    const pages = await db.$count(watchedPages);
    await deleteListing(db, 'coin', 'ruled', { version: 1, by: 'editor@example.com' });
    await quoteGatherer(db)();
    expect(await db.$count(quoteUses, eq(quoteUses.owner, 'coin/ruled'))).toBe(0);
    expect(await db.$count(watchedPages)).toBe(pages - 1);
  });
});

describe('a check', () => {
  test('tells that a sentence is there, with the hash of its page, and drops its page of ours', async () => {
    const { url, requests } = await host({ body: pageOf(SENTENCE) });
    await quoted(url);
    const changes = watchChanges(databaseUrl);
    onTestFinished(() => changes.close());
    await vi.waitUntil(() => changes.isListening(), { timeout: 10_000 });
    const told = new Set<string>();
    changes.onChange((changed) => void changed?.forEach((tag) => void told.add(tag)));
    expect(await check()).toBe(url);
    await changes.caughtUp();
    expect([...told]).toEqual(['coin/one']);
    expect(await stored()).toMatchObject({ state: 'seen', losses: 0 });
    const [page] = await db.select().from(watchedPages);
    expect(page).toMatchObject({ textHash: expect.stringMatching(/^[0-9a-f]{64}$/), refusals: 0 });
    expect(Object.values(await seenQuotesOf(db, ['coin/one']))).toEqual([
      { state: 'seen', seenOn: expect.any(String), lookedOn: expect.any(String) },
    ]);
    expect(requests.at(-1)?.headers['user-agent']).toContain('+https://tabayyan.example');
    expect(await check()).toBeNull();
  });

  test('comes first for what an editor has just saved, and keeps the hash of the first reading', async () => {
    await quoted((await host({ body: pageOf(SENTENCE) })).url);
    const answer: Answer = { body: pageOf(EVIDENCE.quote) };
    const { url } = await host(answer);
    const grounds = newGrounds({
      criteria: { riba: { ...PASS, evidence: [{ ...EVIDENCE, url }] } },
    });
    await addUnrecorded(db, [newListing({ id: 'saved', grounds })]);
    await gatherQuotesNow(db, 'coin/saved');
    expect(await check()).toBe(url);
    const ofSaved = async () =>
      (await db.select().from(watchedQuotes).where(eq(watchedQuotes.url, url)))[0];
    const first = await ofSaved();
    expect(first).toMatchObject({
      firstHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      firstHashedOn: thisDay(),
    });
    answer.body = pageOf(`${EVIDENCE.quote} And more.`);
    await daysGoBy();
    while ((await check()) !== null);
    expect(await ofSaved()).toMatchObject({ state: 'seen', firstHash: first?.firstHash });
    const [page] = await db.select().from(watchedPages).where(eq(watchedPages.url, url));
    expect(page?.textHash).not.toBe(first?.firstHash);
  });

  test('reads robots.txt again after a day in which pages of its host were checked', async () => {
    const quotedHost = await host({ body: pageOf(SENTENCE) });
    await quoted(quotedHost.url);
    const robots = createRobots();
    const clock = vi.spyOn(performance, 'now');
    onTestFinished(() => clock.mockRestore());
    for (const hours of [0, 13, 26]) {
      clock.mockReturnValue((1 + hours) * 3_600_000);
      await check(0, robots);
      await daysGoBy();
    }
    expect(quotedHost.paths()).toEqual(['/robots.txt', '/page', '/page', '/robots.txt', '/page']);
  });

  test('asks no page that robots.txt forbids, and reads robots.txt once', async () => {
    const quotedHost = await host({ robots: 'User-agent: *\nDisallow: /page' });
    await quoted(quotedHost.url);
    const robots = createRobots();
    await check(0, robots);
    await daysGoBy();
    await check(0, robots);
    expect(quotedHost.paths()).toEqual(['/robots.txt']);
    expect((await db.select().from(watchedPages))[0]).toMatchObject({
      refusal: 'robots.txt forbids programs',
      refusals: 2,
      readAt: null,
    });
  });

  test('shares the pace of a host with link checks', async () => {
    const { url } = await host({ body: pageOf(SENTENCE) });
    await quoted(url);
    await addUnrecorded(db, [newListing({ id: 'one' })]);
    await db
      .insert(linkChecks)
      .values({ kind: 'coin', listingId: 'one', url, host: 'quoted.test', askedAt: new Date() });
    expect(await check(60)).toBeNull();
    await db.execute(sql`update link_checks set asked_at = null`);
    expect(await check(60)).toBe(url);
    expect(await checkNextLink(db, { ...UNPACED, hostPauseSeconds: 60 }, signal)).toBeNull();
  });
});

describe('the page of a register', () => {
  test('is watched as a whole, without any licence', async () => {
    await quoteGatherer(db)();
    const whole = await db
      .select({ owner: quoteUses.owner, url: watchedQuotes.url })
      .from(quoteUses)
      .innerJoin(watchedQuotes, eq(watchedQuotes.id, quoteUses.quoteId))
      .where(eq(watchedQuotes.quote, ''));
    expect(whole.map(({ url }) => url).toSorted()).toEqual(
      REGISTERS.flatMap(({ form, url }) => (form === 'page' ? [url] : [])).toSorted(),
    );
    expect(whole.map(({ owner }) => owner)).toContain('register/spk');
  });

  /** A page that is watched as a whole, at its second reading. */
  async function register() {
    const answer: Answer = { body: pageOf('One Ltd') };
    const { url } = await host(answer);
    await quoted(url);
    await db.update(watchedQuotes).set({ quote: '' });
    const look = async () => {
      await daysGoBy();
      await check();
    };
    await look();
    await look();
    return { answer, look };
  }
  const tasks = async () => (await listQuoteTasks(db, 10)).map(({ state }) => state);

  test('opens a task at the first reading with a new row, which stays until an editor closes it', async () => {
    const { answer, look } = await register();
    expect(await tasks()).toEqual([]);
    answer.body = pageOf('One Ltd', 'Two Ltd');
    await look();
    expect(await tasks()).toEqual(['changed']);
    await look();
    answer.status = 403;
    for (let turn = 0; turn < 3; turn += 1) await look();
    expect(await tasks()).toEqual(['changed', 'unreadable']);
    delete answer.status;
    await look();
    expect(await tasks()).toEqual(['changed']);
  });

  test('is read again within a day, and a wall, other spaces or capitals are no change', async () => {
    const { answer, look } = await register();
    const [page] = await db.select().from(watchedPages);
    expect(page?.dueAt.getTime()).toBeLessThanOrEqual(Date.now() + 86_400_000);
    answer.body = '<html><title>Just a moment</title><body>Checking your browser</body></html>';
    await look();
    answer.body = pageOf(' ONE  ltd ');
    await look();
    expect(await tasks()).toEqual([]);
  });

  test('with another text at each reading opens no task for ever', async () => {
    const { answer, look } = await register();
    for (let day = 1; day < 6; day += 1) {
      answer.body = pageOf(`One Ltd, on day ${day}`);
      await look();
    }
    expect(await db.$count(quoteDifferences)).toBe(3);
    expect(await listQuoteTasks(db, 10)).toMatchObject([
      { detail: 'its text differs at each reading' },
    ]);
  });
});

describe('a task', () => {
  test('opens at the second check without the sentence, and is closed when it is there again', async () => {
    const answer: Answer = { body: pageOf(SENTENCE) };
    const { url } = await host(answer);
    await quoted(url);
    await check();
    answer.body = pageOf(SENTENCE.replace('keeps', 'gives away'));
    await daysGoBy();
    await check();
    expect([await countQuoteTasks(db), (await stored())?.state]).toEqual([0, 'seen']);
    await daysGoBy();
    await check();
    expect(await listQuoteTasks(db, 10)).toMatchObject([
      {
        state: 'changed',
        severity: 3,
        uses: ['coin/one spot riba'],
        passage: expect.stringContaining('gives away all interest'),
        seenOn: expect.any(String),
      },
    ]);
    answer.body = pageOf(SENTENCE);
    await daysGoBy();
    await check();
    expect(await countQuoteTasks(db)).toBe(0);
    const differences = await db.select().from(quoteDifferences).orderBy(quoteDifferences.id);
    expect(differences.map(({ state, closedBy }) => [state, closedBy])).toEqual([
      ['changed', 'watch'],
      ['seen', 'watch'],
    ]);
  });

  test('opens when three checks could not read the page, which is no removal', async () => {
    const answer: Answer = { body: pageOf(SENTENCE) };
    const { url } = await host(answer);
    await quoted(url);
    await check();
    answer.status = 403;
    for (let turn = 0; turn < 4; turn += 1) {
      await daysGoBy();
      await check();
    }
    expect(await listQuoteTasks(db, 10)).toMatchObject([{ state: 'unreadable', detail: '403' }]);
    expect(await stored()).toMatchObject({ state: 'seen' });
    delete answer.status;
    await daysGoBy();
    await check();
    expect(await countQuoteTasks(db)).toBe(0);
  });

  test('about a core criterion comes first, and an editor closes it once', async () => {
    const { url } = await host({ status: 404 });
    await quoted(`${url}/soundness`, 1);
    await quoted(`${url}/core`, 3);
    for (let turn = 0; turn < 4; turn += 1) {
      await check();
      if (turn % 2) await daysGoBy();
    }
    const tasks = await listQuoteTasks(db, 10);
    expect(tasks.map(({ severity, detail }) => [severity, detail])).toEqual([
      [3, '404'],
      [1, '404'],
    ]);
    const id = tasks[0]?.id ?? 0;
    expect(await closeTask(db, 'quotes', id, 'amina@example.com')).toBe(true);
    expect(await closeTask(db, 'quotes', id, 'late@example.com')).toBe(true);
    const [row] = await db.select().from(quoteDifferences).where(eq(quoteDifferences.id, id));
    expect(row?.closedBy).toBe('amina@example.com');
    expect(await closeTask(db, 'quotes', 999_999, 'amina@example.com')).toBe(false);
    expect(await countQuoteTasks(db)).toBe(1);
  });
});
