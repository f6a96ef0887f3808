import { expect, test } from 'vitest';
import type { Database } from '#db/client.ts';
import { listings } from '#db/schema.ts';
import { findListing } from '#domain/listing/find.ts';
import { KIND, type Kind } from '#domain/listing/kind.ts';
import { importListings } from '#domain/listing/transfer/import.ts';
import { readImport } from '#domain/listing/transfer/read-import.ts';
import { apiOn } from '#tests/requests/api.ts';
import { sharedDatabase } from '#tests/rig/database.ts';

// The starter listings, and an empty directory that they are imported into.
const [from, into] = await Promise.all([sharedDatabase('starter'), sharedDatabase()]);
const all = await from.db.select({ kind: listings.kind, id: listings.id }).from(listings);

/** The only listing whose main verdict is not on spot. */
const WITHOUT_SPOT = 'bitmex';

interface ApiResponse {
  kind: Kind;
  where: string;
  raw: Record<string, unknown>;
}

/** The API’s response for each of the starter listings. */
function responsesOf(db: Database): Promise<ApiResponse[]> {
  const routes = apiOn(db);
  return Promise.all(
    all.map(async ({ kind, id }) => {
      const path = `/${KIND[kind].collection}/${id}`;
      const raw = (await (await routes.request(path)).json()) as ApiResponse['raw'];
      return { kind, where: path, raw };
    }),
  );
}

test('a listing imported from its API response has the same response, without a main verdict that is not on spot', async () => {
  const responses = await responsesOf(from.db);
  const read = readImport(responses, new Date());
  expect([read.rejected, [...read.unknown]]).toEqual([[], []]);
  expect(read.droppedFields).toEqual([
    `/exchanges/${WITHOUT_SPOT} (${WITHOUT_SPOT}): left out category and ruledAt: a verdict on futures needs its grounds, which an export has`,
  ]);
  expect(read.notes).toContain(
    '/coins/bitcoin: a response of the API, without the grounds of rulings, Turkish texts and doubts about translations: those of a stored listing stay',
  );
  await importListings(into.db, read.listings, { by: 'import' });
  const expected = responses.map(({ raw, ...rest }) => {
    const left = raw.id === WITHOUT_SPOT ? { category: null, ruledAt: null } : {};
    const { category, ...others } = { ...raw, ...left };
    // A verdict without its grounds is not firm.
    const categoryFirmness = category && 'insufficient';
    return { ...rest, raw: { ...others, category, categoryFirmness } };
  });
  expect(await responsesOf(into.db)).toEqual(expected);
});

test('importing an API response keeps the grounds, doubts and Turkish texts of the stored listing', async () => {
  const responses = await responsesOf(from.db);
  const stored = () => Promise.all(all.map(({ kind, id }) => findListing(from.db, kind, id)));
  const before = await stored();
  const { listings: read } = readImport(responses, new Date());
  const unchanged = { added: 0, changed: 0, same: responses.length };
  expect(await importListings(from.db, read, { by: 'import' })).toEqual(unchanged);
  expect(await stored()).toEqual(before);
});
