import { setTimeout as sleepMs } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, startSite } from '#tests/rig/site.ts';
import { signedInEditor } from '#tests/samples/editors.ts';

// More than have a turn and wait at once.
const CROWD = 260;

let site: Site;
let editor: Record<string, string>;

beforeAll(async () => {
  site = await startSite('starter');
  editor = { Cookie: (await signedInEditor(site)).cookie };
});
afterAll(() => site.stop());

interface Refusal {
  status: number;
  retryAfter: string | null;
  text: string;
}

/** The result of `meanwhile` while the listings are locked and a crowd waits for a search each. */
async function whileCrowded<T>(
  meanwhile: () => Promise<T>,
): Promise<{ seen: T; crowd: Refusal[] }> {
  const leaving = new AbortController();
  const { seen, crowd } = await site.db.transaction(async (db) => {
    await db.execute(sql`lock table listings in access exclusive mode`);
    const asked = Array.from({ length: CROWD }, (_, n) =>
      fetch(`${site.url}/en/search?q=bit${n % 7}`, {
        headers: { Accept: 'text/html' },
        signal: leaving.signal,
      })
        .then(async (answer) => ({
          status: answer.status,
          retryAfter: answer.headers.get('Retry-After'),
          text: await answer.text(),
        }))
        .catch(() => null),
    );
    await sleepMs(1_500);
    const seen = await meanwhile();
    leaving.abort();
    return { seen, crowd: await Promise.all(asked) };
  });
  return { seen, crowd: crowd.filter((answer) => answer !== null) };
}

test('who is refused in a crowd is told so, and when to come back; kept pages are answered', async () => {
  await fetch(`${site.url}/en/news`);
  const { seen, crowd } = await whileCrowded(
    async () => (await fetch(`${site.url}/en/news`)).status,
  );
  expect(seen).toBe(200);
  expect(crowd.length).toBeGreaterThan(20);
  for (const refusal of crowd) {
    const text = expect.stringContaining('The site is busy');
    expect(refusal).toEqual({ status: 503, retryAfter: '3', text });
  }
  expect((await fetch(`${site.url}/cryptocurrencies?q=after`)).status).toBe(200);
});

test('an editor has a turn in a crowd once the guard has let them in', async () => {
  // Asks the translation alone, which is cut off here, and no listing.
  const translate = () =>
    fetch(`${site.url}/admin/translate`, {
      method: 'POST',
      headers: { ...editor, Origin: site.url },
      body: new URLSearchParams({ text: 'Coin' }),
    }).then(({ status }) => status);
  const quiet = await translate();
  expect(quiet).not.toBe(503);
  const { seen } = await whileCrowded(translate);
  expect(seen).toBe(quiet);
});
