import { afterAll, beforeAll, expect, test } from 'vitest';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { addPositions } from '#domain/position/positions.ts';
import { apiOn } from '#tests/requests/api.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import { currentGrounds, newGrounds, newPosition } from '#tests/samples/rulings.ts';

let database: Awaited<ReturnType<typeof newDatabase>>;
let routes: ReturnType<typeof apiOn>;

beforeAll(async () => {
  database = await newDatabase('empty');
  await addUnrecorded(database.db, [
    newListing({ id: 'second', category: 'halal', grounds: currentGrounds() }),
    newListing({ id: 'first', grounds: newGrounds() }),
  ]);
  await addPositions(database.db, [
    newPosition({ id: 'named', covers: [{ type: 'listing', kind: 'coin', id: 'second' }] }),
    newPosition({ id: 'of-kind', covers: [{ type: 'asset', asset: 'payment' }] }),
    newPosition({ id: 'of-all', stance: 'conditions', covers: [{ type: 'act', act: 'spot' }] }),
    newPosition({ id: 'of-another', covers: [{ type: 'asset', asset: 'meme' }] }),
  ]);
  routes = apiOn(database.db, async () => new Response('[]'));
});
afterAll(() => database.close());

async function groundsOf(id: string) {
  const answer = await routes.request(`/coins/${id}/rulings`);
  const { items } = (await answer.json()) as { items: { grounds: Record<string, unknown> }[] };
  return items[0]?.grounds;
}

test('a ruling of the second version lists the positions that decide its firmness', async () => {
  expect(await groundsOf('second')).toMatchObject({
    firmness: 'incomplete',
    positions: [],
    coveredBy: [
      { id: 'named', decision: 'named', stance: 'forbidden', names: 'listing' },
      { id: 'of-all', decision: 'of-all', stance: 'conditions', names: 'class' },
      { id: 'of-kind', decision: 'of-kind', stance: 'forbidden', names: 'kind-or-act' },
    ],
  });
});

test('a ruling of the first version keeps its shape', async () => {
  expect(await groundsOf('first')).not.toHaveProperty('coveredBy');
});

test('a verdict has its firmness and scope, on its own and in a list', async () => {
  const read = async (path: string) => (await routes.request(path)).json();
  const { items } = (await read('/coins')) as { items: { id: string }[] };
  expect(items.find(({ id }) => id === 'second')).toMatchObject({
    category: 'halal',
    categoryFirmness: 'incomplete',
    categoryScope: 'spot',
  });
  for (const item of items) expect(await read(`/coins/${item.id}`)).toMatchObject(item);
});
