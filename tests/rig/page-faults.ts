import type { Page } from 'playwright-core';
import { TYPING_PAUSE_MS } from '#app/editing/draft/draft.ts';

/** Answers posted forms with 502, as a proxy in front of the site would; the returned function ends that. */
export async function failPosts(page: Page): Promise<() => Promise<void>> {
  const address = '**/*.data*';
  await page.route(address, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })
      : route.continue(),
  );
  return () => page.unroute(address);
}

/** Disables the timer that saves drafts, as if every change had just been typed. */
export async function withoutAutosave(page: Page): Promise<void> {
  await page.addInitScript((pauseMs) => {
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((work: () => void, milliseconds?: number, ...rest: []) =>
      milliseconds === pauseMs ? 0 : later(work, milliseconds, ...rest)) as typeof setTimeout;
  }, TYPING_PAUSE_MS);
}
