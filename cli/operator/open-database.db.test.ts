import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readSettings } from '#settings.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { openDatabase } from './open-database.ts';
import { complaintOf } from './operator-error.ts';

test('an older program says in one line that the database belongs to a newer one', async () => {
  const { db, url, close } = await newDatabase();
  await db.execute(sql`
    insert into drizzle.__drizzle_migrations (hash, created_at)
    select 'of a newer version', max(created_at) + 1 from drizzle.__drizzle_migrations`);
  const settings = readSettings({ DATABASE_URL: url });
  const open = async () => {
    await openDatabase(settings, pino({ level: 'silent' }), () => {});
  };
  expect(await complaintOf(open)).toMatch(
    /^tabayyan: a newer version of this program has upgraded the database/,
  );
  await close();
});
