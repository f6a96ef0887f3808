import { chromium } from 'playwright-core';
import { ask, page } from '#bench/rig/ask.ts';
import type { Bench } from '#bench/rig/bench.ts';
import { chromiumOptions } from '#bench/rig/browser.ts';
import { openDirectory } from '#bench/rig/directory.ts';
import { atMost, type Figure } from '#bench/rig/figure.ts';
import { type Site, startStarterSite } from '#bench/rig/site.ts';
import { connect } from '#db/client.ts';
import { percentile } from '#tests/rig/percentile.ts';
import { atEnd } from '#tests/rig/processes.ts';
import { signedInEditor } from '#tests/samples/editors.ts';

const MAX_VISIBLE_MS = 100;
const PATH = '/en/coin/bitcoin';
const GIVE_UP_MS = 10_000;

/** The time from an edit on one instance until another on the same database shows it. */
export async function measureEdits(bench: Bench): Promise<Figure[]> {
  const [here, there] = [await startStarterSite(), await startStarterSite()];
  const { url, close } = await openDirectory(here.dataDir);
  const { db, close: disconnect } = connect(url, { connections: 1 });
  const { cookie } = await signedInEditor({ db });
  const form = await readForm(here, cookie);
  const delays: number[] = [];
  let stale = 0;
  for (let turn = 1; turn <= (bench.isQuick ? 5 : 30); turn += 1) {
    const mark = `Marked ${turn} in the bench.`;
    // Both instances have the page in their caches.
    for (const { port } of [here, there, here, there]) await page(port, PATH);
    const version = String(Number(form.version) + turn - 1);
    await post(here, cookie, { ...form, 'en.description': mark, version });
    const [isHere, delayMs] = await Promise.all([shows(here, mark), untilShown(there, mark)]);
    if (!isHere) stale += 1;
    delays.push(delayMs);
  }
  await disconnect();
  await close();
  await here.stop();
  await there.stop();
  return [
    atMost(MAX_VISIBLE_MS, {
      name: 'an edit visible on another instance, slowest',
      unit: 'ms',
      ours: Math.max(...delays),
      note: `median ${percentile(delays, 0.5).toFixed(1)} ms of ${delays.length}, after the form was answered`,
    }),
    atMost(0, {
      name: 'stale pages on the instance that took the edit',
      unit: '',
      ours: stale,
      note: `of ${delays.length}`,
    }),
  ];
}

// The time at which the request was sent: the time to render is another figure.
async function untilShown(site: Site, mark: string): Promise<number> {
  const startedMs = performance.now();
  for (;;) {
    const askedMs = performance.now() - startedMs;
    if (await shows(site, mark)) return askedMs;
    if (askedMs > GIVE_UP_MS) throw new Error('the edit is never seen');
  }
}

async function shows({ port }: Site, mark: string): Promise<boolean> {
  return (await page(port, PATH, { 'Accept-Encoding': 'identity' })).body.includes(mark);
}

// The fields that a browser would send, with defaults and hidden fields.
async function readForm({ url }: Site, cookie: string): Promise<Record<string, string>> {
  const browser = await chromium.launch(await chromiumOptions());
  const close = atEnd(() => browser.close());
  const opened = await browser.newPage({ extraHTTPHeaders: { cookie } });
  await opened.goto(`${url}/admin/coins/edit/bitcoin`);
  const fields = await opened.evaluate(() => {
    const form = [...document.forms].find((form) => form.querySelector('[name="en.description"]'));
    return form ? [...new FormData(form)].map(([name, value]) => [name, String(value)]) : [];
  });
  await close();
  return Object.fromEntries(fields);
}

async function post(site: Site, cookie: string, form: Record<string, string>): Promise<void> {
  const headers = {
    Cookie: cookie,
    Origin: site.url,
    'Content-Type': 'application/x-www-form-urlencoded',
  };
  const body = new URLSearchParams(form).toString();
  const { status } = await ask(site.port, '/admin/coins/edit/bitcoin', headers, body);
  if (status !== 302) throw new Error(`the edit was answered ${status}`);
}
