import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Site, startSite } from '#tests/rig/site.ts';
import { signedInEditor } from '#tests/samples/editors.ts';

// More requests than the turns and the queue together.
const CROWD = 260;
const REFUSED = 21;

let site: Site;
let editor: Record<string, string>;

beforeAll(async () => {
  site = await startSite('starter');
  editor = { Cookie: (await signedInEditor(site)).cookie };
  // Until then no page is cached.
  await vi.waitUntil(() => site.changes.isListening(), 10_000);
});
afterAll(() => site.stop());

/** The result of `probe` while the listings are locked and a crowd waits for search pages, and the refusals. */
async function whileCrowded<T>(probe: () => Promise<T>): Promise<{ result: T; crowd: object[] }> {
  const hangUp = new AbortController();
  const { result, crowd } = await site.db.transaction(async (db) => {
    await db.execute(sql`lock table listings in access exclusive mode`);
    let refused = 0;
    const searches = Array.from({ length: CROWD }, (_, n) =>
      fetch(`${site.url}/en/search?q=bit${n % 7}`, {
        headers: { Accept: 'text/html' },
        signal: hangUp.signal,
      })
        .then(async (answer) => {
          const text = await answer.text();
          refused += 1;
          return { status: answer.status, retryAfter: answer.headers.get('Retry-After'), text };
        })
        .catch(() => null),
    );
    // The queue is full once it refuses requests, however long a loaded machine takes to send them.
    await vi.waitFor(() => expect(refused).toBeGreaterThanOrEqual(REFUSED), 20_000);
    const result = await probe();
    hangUp.abort();
    return { result, crowd: await Promise.all(searches) };
  });
  return { result, crowd: crowd.filter((answer) => answer !== null) };
}

test('a crowd beyond the queue gets the busy page with Retry-After, and cached pages are served', async () => {
  await fetch(`${site.url}/en/news`);
  const { result, crowd } = await whileCrowded(
    async () => (await fetch(`${site.url}/en/news`)).status,
  );
  expect(result).toBe(200);
  expect(crowd.length).toBeGreaterThanOrEqual(REFUSED);
  for (const refusal of crowd) {
    const text = expect.stringContaining('The site is busy');
    expect(refusal).toEqual({ status: 503, retryAfter: '3', text });
  }
  expect((await fetch(`${site.url}/cryptocurrencies?q=after`)).status).toBe(200);
});

test('a known editor is answered during a crowd', async () => {
  // The translation service is unreachable here; the request reads no listing.
  const translate = () =>
    fetch(`${site.url}/admin/translate`, {
      method: 'POST',
      headers: { ...editor, Origin: site.url },
      body: new URLSearchParams({ text: 'Coin' }),
    }).then(({ status }) => status);
  const quiet = await translate();
  expect(quiet).not.toBe(503);
  const { result } = await whileCrowded(translate);
  expect(result).toBe(quiet);
});
