import { afterAll, beforeAll, expect, test } from 'vitest';
import { listings } from '#db/schema.ts';
import { findListing } from '#domain/listing/find.ts';
import { KIND, type Kind } from '#domain/listing/kind.ts';
import { importListings } from '#domain/listing/transfer/import.ts';
import { readImport } from '#domain/listing/transfer/read-import.ts';
import { apiOn } from '#tests/requests/api.ts';
import { newDatabase } from '#tests/rig/database.ts';

let from: Awaited<ReturnType<typeof newDatabase>>;
let into: Awaited<ReturnType<typeof newDatabase>>;

beforeAll(async () => {
  [from, into] = await Promise.all([newDatabase('starter'), newDatabase('empty')]);
});
afterAll(() => Promise.all([from.close(), into.close()]));

interface ApiResponse {
  kind: Kind;
  where: string;
  raw: Record<string, unknown>;
}

/** The API’s response for every coin and exchange. */
async function responsesOf({ db }: typeof from): Promise<ApiResponse[]> {
  const routes = apiOn(db);
  const all = await from.db.select({ kind: listings.kind, id: listings.id }).from(listings);
  return Promise.all(
    all.map(async ({ kind, id }) => {
      const path = `/${KIND[kind].collection}/${id}`;
      const raw = (await (await routes.request(path)).json()) as ApiResponse['raw'];
      return { kind, where: path, raw };
    }),
  );
}

test('any coin or exchange can be imported from its API response, and the API then responds the same', async () => {
  const responses = await responsesOf(from);
  const read = readImport(responses, new Date());
  expect([read.left, [...read.unknown]]).toEqual([[], []]);
  // The only listing whose main verdict is not on spot.
  expect(read.leftFields).toEqual([
    '/exchanges/bitmex (bitmex): left out category and ruledAt: a verdict on futures needs its grounds, which an export has',
  ]);
  expect(read.notes).toContain(
    '/coins/bitcoin: a response of the API, without the grounds of rulings, Turkish texts and doubts about translations: those of a stored listing stay',
  );
  await importListings(into.db, read.listings, { by: 'import' });
  const same = responses.map(({ raw, ...rest }) =>
    raw.id === 'bitmex'
      ? { ...rest, raw: { ...raw, category: null, ruledAt: null } }
      : { ...rest, raw },
  );
  expect(await responsesOf(into)).toEqual(same);
});

test('importing an API response keeps the grounds, doubts and Turkish texts of the stored listing', async () => {
  const responses = await responsesOf(from);
  const stored = () =>
    Promise.all(['binance', 'bitmex'].map((id) => findListing(from.db, 'exchange', id)));
  const before = await stored();
  const { listings: read } = readImport(responses, new Date());
  expect(await importListings(from.db, read, { by: 'import' })).toEqual({
    ...{ added: 0, changed: 0, same: responses.length },
  });
  expect(await stored()).toEqual(before);
});
