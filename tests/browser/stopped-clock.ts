import type { Page } from 'playwright-core';
import { afterEach, vi } from 'vitest';
import { localizedPath } from '#app/i18n/localized-path.ts';
import type { FakeUpstream } from '#tests/fakes/fake-upstream.ts';
import { COINS_MARKETS, market } from '#tests/samples/market-site.ts';
import { eventually, open, openBrowser, type Visitor } from './browser.ts';

type Answer = Parameters<FakeUpstream['answers']['set']>[1];

/** A browser, and a site with market tables whose time passes only when a test says so. */
export function stoppedClock() {
  let fake: FakeUpstream;
  const browser = openBrowser({
    surround: async () => {
      const surroundings = await market();
      fake = surroundings.fake;
      return surroundings;
    },
  });
  let now = new Date();

  afterEach(() => {
    vi.useRealTimers();
  });

  /** What the market service answers from now on. */
  function answer(given: Answer): void {
    fake.answers.set(COINS_MARKETS, given);
  }

  /** Lets time pass for the site, which runs in this process, and for the page, whose clock then stands. */
  async function pass(page: Page, seconds: number): Promise<void> {
    await effectsRun(page);
    now = new Date(now.getTime() + seconds * 1000);
    vi.setSystemTime(now);
    await page.clock.fastForward(seconds * 1000);
  }

  async function markets(): Promise<{ stale: boolean; items: { price: number }[] }> {
    return (await fetch(`${browser.site.url}/api/markets`)).json();
  }

  const isStale = async () => (await markets()).stale;
  const figures = async () => (await markets()).items;

  /** The table in a page whose clock stands, with figures that are new. */
  async function openAtStandstill(language: 'ar' | 'en', visitor?: Visitor): Promise<Page> {
    now = new Date(Math.max(Date.now(), now.getTime()) + 3_600_000);
    vi.useFakeTimers({ toFake: ['Date'], now });
    // Nobody has looked for an hour; this asks for new figures.
    await eventually(isStale).toBe(false);
    const page = await browser.newPage({ language, ...visitor });
    await page.clock.install({ time: now });
    await open(page, localizedPath('/markets', language));
    now = new Date(now.getTime() + 20_000);
    vi.setSystemTime(now);
    await page.clock.pauseAt(now);
    return page;
  }

  return { browser, answer, openAtStandstill, pass, isStale, figures };
}

/** Waits for what React does once it has drawn; its clock is not the one that stands. */
export function effectsRun(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done();
        port2.postMessage(null);
      }),
  );
}
