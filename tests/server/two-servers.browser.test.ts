import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#db/client.ts';
import { addListings } from '#domain/listing/change/save.ts';
import { readSettings } from '#settings.ts';
import { type BuiltSite, openBuiltSite } from '#tests/rig/built-site.ts';
import { type Site, startSite } from '#tests/rig/site.ts';
import { signedInEditor } from '#tests/samples/editors.ts';
import { complete, required } from '#tests/samples/listing-form.ts';

// `npm run chaos -- two` does the same with processes, one of which is killed.

let one: Site;
let other: BuiltSite;
let dataDir: string;
let connection: ReturnType<typeof connect>;

beforeAll(async () => {
  one = await startSite('empty');
  await addListings(one.db, [complete('edited')]);
  dataDir = await mkdtemp(join(tmpdir(), 'tabayyan-site-'));
  connection = connect(one.databaseUrl);
  const outside = { fetch: () => Promise.reject(new TypeError('no network in this test')) };
  other = await openBuiltSite(
    readSettings({ PORT: '0', DATA_DIR: dataDir }),
    { db: connection.db, url: one.databaseUrl },
    outside,
    pino({ level: 'silent' }),
  );
});

afterAll(async () => {
  await other.close();
  await connection.close();
  await one.stop();
  await rm(dataDir, { recursive: true });
});

test('what is saved through one server is on the very next answer of the other', async () => {
  await expect.poll(() => one.changes.isListening() && other.changes.isListening()).toBe(true);
  const { cookie } = await signedInEditor(one);
  const reasonAt = async ({ url }: { url: string }) =>
    (await fetch(`${url}/en/coin/edited`)).text();
  for (let version = 1; version <= 10; version += 1) {
    const [saved, asked] = version % 2 ? [one, other] : [other, one];
    // Kept by both, from before.
    await Promise.all([reasonAt(saved), reasonAt(asked)]);
    const reason = `Reason number ${version}, which is long enough.`;
    const form = new FormData();
    const fields = {
      ...required('edited'),
      'en.reason': reason,
      rating: '4',
      version: String(version),
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const answer = await fetch(`${saved.url}/admin/coins/edit/edited`, {
      method: 'POST',
      headers: { cookie, Origin: saved.url },
      redirect: 'manual',
      body: form,
    });
    expect(answer.status).toBe(302);
    expect(await reasonAt(asked)).toContain(reason);
  }
});
