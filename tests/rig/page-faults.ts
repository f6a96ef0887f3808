import type { Page } from 'playwright-core';

/** From now on what stands in front of the site answers what is sent: 502. Gives what ends that. */
export async function failPosts(page: Page): Promise<() => Promise<void>> {
  const address = '**/*.data*';
  await page.route(address, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })
      : route.continue(),
  );
  return () => page.unroute(address);
}

/** From now on a change that is typed is not kept because time passes, as if it had just been typed. */
export async function withoutAutosave(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((work: () => void, milliseconds?: number, ...rest: []) =>
      milliseconds === 500 ? 0 : later(work, milliseconds, ...rest)) as typeof setTimeout;
  });
}
