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

// `npm run chaos -- two` does the same with two processes and kills one of them.

let first: Site;
let second: BuiltSite;
let dataDir: string;
let connection: ReturnType<typeof connect>;

beforeAll(async () => {
  first = await startSite('empty');
  await addListings(first.db, [complete('edited')]);
  dataDir = await mkdtemp(join(tmpdir(), 'tabayyan-site-'));
  connection = connect(first.databaseUrl);
  const outside = { fetch: () => Promise.reject(new TypeError('no network in this test')) };
  second = await openBuiltSite(
    readSettings({ PORT: '0', DATA_DIR: dataDir }),
    { db: connection.db, url: first.databaseUrl },
    outside,
    pino({ level: 'silent' }),
  );
});

afterAll(async () => {
  await second.close();
  await connection.close();
  await first.stop();
  await rm(dataDir, { recursive: true });
});

test('an edit through one server is in the next response of the other', async () => {
  await expect.poll(() => first.changes.isListening() && second.changes.isListening()).toBe(true);
  const { cookie } = await signedInEditor(first);
  const reasonAt = async ({ url }: { url: string }) =>
    (await fetch(`${url}/en/coin/edited`)).text();
  for (let version = 1; version <= 10; version += 1) {
    const [writer, reader] = version % 2 ? [first, second] : [second, first];
    // Both servers have the page in their caches.
    await Promise.all([reasonAt(writer), reasonAt(reader)]);
    const reason = `Reason number ${version}, which is long enough.`;
    const form = new FormData();
    const fields = {
      ...required('edited'),
      'en.reason': reason,
      rating: '4',
      version: String(version),
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const answer = await fetch(`${writer.url}/admin/coins/edit/edited`, {
      method: 'POST',
      headers: { cookie, Origin: writer.url },
      redirect: 'manual',
      body: form,
    });
    expect(answer.status).toBe(302);
    expect(await reasonAt(reader)).toContain(reason);
  }
});
