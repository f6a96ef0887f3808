import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '#db/client.ts';
import { sessions } from '#db/schema.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { signedInEditor } from '#tests/samples/editors.ts';
import { findSession } from './session.ts';

async function idleSession() {
  const database = await newDatabase();
  onTestFinished(() => database.close());
  const { token, email } = await signedInEditor(database);
  await database.db.update(sessions).set({ lastSeenAt: sql`now() - interval '29 minutes'` });
  const lastSeen = async () => {
    const [row] = await database.db.select({ at: sessions.lastSeenAt }).from(sessions);
    return Number(row?.at);
  };
  return { ...database, token, email, lastSeen };
}

test('using a session extends it', async () => {
  const { db, token, email, lastSeen } = await idleSession();
  const before = await lastSeen();
  expect(await findSession(db, token)).toMatchObject({ email });
  expect((await lastSeen()) - before).toBeGreaterThan(28 * 60_000);
});

test('a session is found in a read-only database', async () => {
  const { db, url, token, email, lastSeen } = await idleSession();
  const before = await lastSeen();
  const name = sql.identifier(new URL(url).pathname.slice(1));
  await db.execute(sql`alter database ${name} set default_transaction_read_only = on`);
  const reading = connect(url, { connections: 1 });
  onTestFinished(() => reading.close());
  await expect(reading.db.delete(sessions)).rejects.toThrow();
  expect(await findSession(reading.db, token).catch(String)).toMatchObject({ email });
  expect(await lastSeen()).toBe(before);
});
