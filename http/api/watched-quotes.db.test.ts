import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchedPages, watchedQuotes } from '#db/schema.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { quoteGatherer } from '#domain/quote/gather-quotes.ts';
import { apiOn } from '#tests/requests/api.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import { EVIDENCE, newGrounds, PASS, UNWATCHED } from '#tests/samples/rulings.ts';

let database: Awaited<ReturnType<typeof newDatabase>>;
let routes: ReturnType<typeof apiOn>;

const OFFERED = { ...EVIDENCE, quote: 'Futures are offered.' };

beforeAll(async () => {
  database = await newDatabase('empty');
  routes = apiOn(database.db);
  await addUnrecorded(database.db, [
    newListing({ id: 'ruled', grounds: newGrounds() }),
    newListing({
      kind: 'exchange',
      id: 'one',
      offers: { futures: { offered: 'yes', evidence: [OFFERED] } },
      soundness: { works: { answer: 'yes', note: null, evidence: PASS.evidence } },
    }),
  ]);
});
afterAll(() => database.close());

const read = async (path: string) => (await routes.request(path)).json() as Promise<never>;
const ofRuling = async () => {
  const { items } = (await read('/coins/ruled/rulings')) as {
    items: { grounds: { criteria: { evidence: { quote: string; watch: unknown }[] }[] } }[];
  };
  const [first] = items[0]?.grounds.criteria.flatMap(({ evidence }) => evidence) ?? [];
  return first?.watch;
};
const store = (quote: Partial<typeof watchedQuotes.$inferInsert>) =>
  database.db.update(watchedQuotes).set(quote).where(eq(watchedQuotes.quote, EVIDENCE.quote));

test('the evidence of a ruling says whether its quote is still on the page of the source', async () => {
  expect(await ofRuling()).toEqual(UNWATCHED);
  await quoteGatherer(database.db)();
  expect(await ofRuling()).toEqual(UNWATCHED);
  await store({ state: 'seen', lookedOn: '2026-11-20', seenOn: '2026-11-20' });
  const seen = { ...UNWATCHED, state: 'seen', lookedOn: '2026-11-20', seenOn: '2026-11-20' };
  expect(await ofRuling()).toEqual(seen);
  await database.db.update(watchedPages).set({ refusals: 2 });
  expect(await ofRuling()).toEqual({ ...seen, unreadable: true });
  await database.db.update(watchedPages).set({ refusals: 0 });
  await store({ state: 'gone', lookedOn: '2026-11-24' });
  expect(await ofRuling()).toEqual({ ...seen, state: 'gone', lookedOn: '2026-11-24' });
});

test('evidence has the hash of its page, and says whether it was taken on the day of reading', async () => {
  const textHash = 'f'.repeat(64);
  await store({ firstHash: textHash, firstHashedOn: EVIDENCE.readOn });
  expect(await ofRuling()).toMatchObject({ textHash, hashedAsRead: true });
  await store({ firstHashedOn: '2026-11-24' });
  expect(await ofRuling()).toMatchObject({ hashedOn: '2026-11-24', hashedAsRead: false });
});

test('the evidence of offers and of soundness says so too', async () => {
  await quoteGatherer(database.db)();
  await store({ state: 'moved', lookedOn: '2026-11-24', seenOn: '2026-11-24' });
  await database.db
    .update(watchedQuotes)
    .set({ state: 'changed', lookedOn: '2026-11-24' })
    .where(eq(watchedQuotes.quote, OFFERED.quote));
  expect(await read('/exchanges/one')).toMatchObject({
    offers: [{ evidence: [{ watch: { state: 'changed', seenOn: null } }] }],
    soundness: { answers: [{ evidence: [{ watch: { state: 'moved' } }] }] },
  });
});
