import type { Page } from 'playwright-core';
import { afterEach, vi } from 'vitest';
import { localizedPath } from '#app/i18n/localized-path.ts';
import type { FakeUpstream } from '#tests/fakes/fake-upstream.ts';
import { COINS_MARKETS, market } from '#tests/samples/market-site.ts';
import { eventually, open, openBrowser, type Visitor } from './browser.ts';

/** The requests for the figures of an open market table. */
export const REFRESHES = /\/markets\.data/;

type FakeResponse = Parameters<FakeUpstream['responses']['set']>[1];

/** A browser and a site with market tables, both with a clock that only tests advance. */
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

  /** Sets the response of the market service. */
  function respond(next: FakeResponse): void {
    fake.responses.set(COINS_MARKETS, next);
  }

  /** Advances the clocks of the site, which runs in this process, and of the page. */
  async function pass(page: Page, seconds: number): Promise<void> {
    await effectsRun(page);
    now = new Date(now.getTime() + seconds * 1000);
    vi.setSystemTime(now);
    await page.clock.fastForward(seconds * 1000);
  }

  /** Advances the clocks until the page asks for figures again, however late it got the last ones. */
  async function passToRefresh(page: Page): Promise<void> {
    let isAsked = false;
    const asked = page.waitForRequest(REFRESHES).then(() => {
      isAsked = true;
    });
    const passing = async () => {
      while (!isAsked) await pass(page, 1);
    };
    await Promise.all([asked, passing()]);
  }

  async function markets(): Promise<{ stale: boolean; items: { price: number }[] }> {
    return (await fetch(`${browser.site.url}/api/markets`)).json();
  }

  const isStale = async () => (await markets()).stale;
  const figures = async () => (await markets()).items;

  /** Opens the market table with fresh figures and stops the clock of the page. */
  async function openAtStandstill(language: 'ar' | 'en', visitor?: Visitor): Promise<Page> {
    now = new Date(Math.max(Date.now(), now.getTime()) + 3_600_000);
    vi.useFakeTimers({ toFake: ['Date'], now });
    // After an hour without visits this request refreshes the figures.
    await eventually(isStale).toBe(false);
    const page = await browser.newPage({ language, ...visitor });
    await page.clock.install({ time: now });
    await open(page, localizedPath('/markets', language));
    now = new Date(now.getTime() + 20_000);
    vi.setSystemTime(now);
    await page.clock.pauseAt(now);
    return page;
  }

  return { browser, respond, openAtStandstill, pass, passToRefresh, isStale, figures };
}

/** Waits for React's passive effects, which a stopped clock does not hold up. */
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
