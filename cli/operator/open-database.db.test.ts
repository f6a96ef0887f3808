import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readSettings } from '#settings.ts';
import { testDatabase } from '#tests/rig/database.ts';
import { openDatabase } from './open-database.ts';
import { operatorMessageOf } from './operator.ts';

test('opening a database that a newer version has migrated is a one-line operator error', async () => {
  const { db, url } = await testDatabase();
  await db.execute(sql`
    insert into drizzle.__drizzle_migrations (hash, created_at)
    select 'of a newer version', max(created_at) + 1 from drizzle.__drizzle_migrations`);
  const settings = readSettings({ DATABASE_URL: url });
  const open = async () => {
    await openDatabase(settings, pino({ level: 'silent' }), () => {});
  };
  expect(await operatorMessageOf(open)).toMatch(
    /^tabayyan: a newer version of this program has upgraded the database/,
  );
});
