import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openClient } from '#db/client.ts';
import * as schema from '#db/schema.ts';
import { sharedDatabase } from '#tests/rig/database.ts';
import { listEntries } from './read-ledger.ts';

const FIRST = 5_000;
const asked: { query: string; parameters: unknown[] }[] = [];
const { db, url } = await sharedDatabase();
const client = openClient(url, {
  max: 1,
  debug: (_, query, parameters) => asked.push({ query, parameters }),
});
const recorded = drizzle(client, { schema });

beforeAll(async () => {
  await db.transaction(async (tx) => {
    // Without the triggers, which notify of each entry.
    await tx.execute(sql`set local session_replication_role = replica`);
    const add = (from: number, to: number, states: string) =>
      tx.execute(sql`
        insert into ruling_ledger
          (seq, kind, listing_id, name, scope, what, before, after, changed, at, previous, hash)
        select n, 'coin', 'c' || n, 'C', 'spot', 'edited', ${sql.raw(states)}, now(), '', 'h' || n
        from generate_series(${from}::int, ${to}::int) n`);
    const [old, other] = [`'{"verdict": "halal"}'::jsonb`, `'{"verdict": "haram"}'::jsonb`];
    await add(1, FIRST, `null::jsonb, ${old}, '["verdict"]'::jsonb`);
    await add(FIRST + 1, FIRST + 1, `${old}, ${other}, '["verdict", "evidence"]'::jsonb`);
    await add(FIRST + 2, FIRST + 2, `${old}, ${old}, '["evidence"]'::jsonb`);
    await add(FIRST + 3, FIRST + 3, `${old}, null::jsonb, '["verdict"]'::jsonb`);
    await add(FIRST + 4, FIRST + 4, `${old}, ${old}, '["summary"]'::jsonb`);
  });
  await db.execute(sql`analyze ruling_ledger`);
});
afterAll(() => client.end());

test.each([
  ['verdict', [FIRST + 3, FIRST + 1]],
  ['evidence', [FIRST + 2]],
] as const)('changes of the group %s are found without the first entries', async (only, seqs) => {
  asked.length = 0;
  const found = await listEntries(recorded, { only, limit: 10 });
  expect(found.map(({ seq }) => seq)).toEqual(seqs);
  const [{ query, parameters } = { query: '', parameters: [] }] = asked;
  const plan = await client.unsafe(`explain ${query}`, parameters as never[]);
  expect(JSON.stringify(plan)).toContain('ruling_ledger_changes');
});

test('the group of first entries has those without an earlier state', async () => {
  const found = await listEntries(db, { only: 'first', limit: 2 });
  expect(found.map(({ seq }) => seq)).toEqual([FIRST, FIRST - 1]);
});
