import type { Page } from 'playwright-core';
import { startSession } from '#domain/admin/session.ts';
import type { Site } from '#tests/rig/site.ts';
import { signedInEditor } from '#tests/samples/editors.ts';
import { open, type openBrowser, type Visitor } from './browser.ts';

/** A page in the browser of an editor who has signed in; the browser knows what the client's guard asks for. */
export async function editorsPage(
  browser: ReturnType<typeof openBrowser>,
  visitor: Visitor = {},
): Promise<{ page: Page; email: string; id: string }> {
  const { token, email, id } = await signedInEditor(browser.site);
  const page = await browser.newPage(visitor);
  const cookie = { name: 'tabayyan-session', value: token, url: browser.site.url };
  await page.context().addCookies([cookie]);
  await page.context().addInitScript((email) => {
    if (location.protocol === 'about:') return;
    localStorage.setItem('adminAuthenticated', 'true');
    localStorage.setItem('adminEmail', email);
  }, email);
  return { page, email, id };
}

/** The editor signs out in another tab, which takes this one to the sign-in, and then signs in again. */
export async function signedOutElsewhere(
  { db, url }: Pick<Site, 'db' | 'url'>,
  { page, email, id }: Awaited<ReturnType<typeof editorsPage>>,
): Promise<void> {
  const other = await page.context().newPage();
  await open(other, '/admin/dashboard');
  await other.getByRole('button', { name: 'Logout' }).first().click();
  await page.waitForURL('**/admin/login?*');
  await other.close();
  const value = await startSession(db, id);
  await page.context().addCookies([{ name: 'tabayyan-session', value, url }]);
  await page.evaluate((email) => {
    localStorage.setItem('adminAuthenticated', 'true');
    localStorage.setItem('adminEmail', email);
  }, email);
}
