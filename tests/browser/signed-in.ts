import type { Page } from 'playwright-core';
import { startSession } from '#domain/admin/session.ts';
import type { Site } from '#tests/rig/site.ts';
import { signedInEditor } from '#tests/samples/editors.ts';
import { open, type openBrowser, type Visitor } from './browser.ts';

/** A page of a signed-in editor, with the stored flags that the client guard checks. */
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

/** Signs the editor out in another tab, waits until this one shows the sign-in, and signs in again. */
export async function signedOutElsewhere(
  { db, url }: Pick<Site, 'db' | 'url'>,
  { page, email, id }: Awaited<ReturnType<typeof editorsPage>>,
): Promise<void> {
  const otherTab = await page.context().newPage();
  await open(otherTab, '/admin/dashboard');
  await otherTab.getByRole('button', { name: 'Logout' }).first().click();
  await page.waitForURL('**/admin/login?*');
  await otherTab.close();
  await signedInAgain({ db, url }, { page, id });
  await page.evaluate((email) => {
    localStorage.setItem('adminAuthenticated', 'true');
    localStorage.setItem('adminEmail', email);
  }, email);
}

/** Gives the editor a new session, as a sign-in in another tab does. */
export async function signedInAgain(
  { db, url }: Pick<Site, 'db' | 'url'>,
  { page, id }: Pick<Awaited<ReturnType<typeof editorsPage>>, 'page' | 'id'>,
): Promise<void> {
  const value = await startSession(db, id);
  await page.context().addCookies([{ name: 'tabayyan-session', value, url }]);
}
