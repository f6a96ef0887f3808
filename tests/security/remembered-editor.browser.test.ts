import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addressOf, eventually, open, openBrowser, storedIn } from '#tests/browser/browser.ts';
import { editorsPage } from '#tests/browser/signed-in.ts';
import { signedInEditor } from '#tests/samples/editors.ts';

const browser = openBrowser({ template: 'empty' });

/** A page with a session and these entries in local storage; `SELF` stands for the editor's email address. */
async function withSession(stored: Record<string, string>) {
  const page = await browser.newPage();
  return { page, email: await startSession(page, stored) };
}

/** Starts a new session in the browser and adds the entries to local storage; returns the editor's email address. */
async function startSession(page: Page, stored: Record<string, string>): Promise<string> {
  const { email, token } = await signedInEditor(browser.site);
  const { url } = browser.site;
  await page.context().addCookies([{ name: 'tabayyan-session', value: token, url }]);
  await page.goto('/icon.svg');
  await page.evaluate(
    ([entries, self]) => {
      for (const [key, value] of Object.entries(entries)) {
        localStorage.setItem(key, value.replace('SELF', self));
      }
    },
    [stored, email] as const,
  );
  return email;
}

const FLAGS = { adminAuthenticated: 'true', adminEmail: 'SELF' };

describe('the guard in the browser', () => {
  /** Records in every frame whether the admin or the spinner is visible. */
  async function watchFrames(page: Page) {
    await page.addInitScript(() => {
      const look = () => {
        const seen = document.querySelector('.admin')?.checkVisibility();
        const spins = document.querySelector('.guard-check')?.checkVisibility();
        if (seen) sessionStorage.setItem('test:seen', 'yes');
        if (spins) sessionStorage.setItem('test:spun', 'yes');
        requestAnimationFrame(look);
      };
      look();
    });
    return (what: 'seen' | 'spun') =>
      page.evaluate((key) => sessionStorage.getItem(key) === 'yes', `test:${what}`);
  }

  const sessionsOf = async (email: string) => {
    const rows = await browser.site.db.execute(
      sql`select 1 from sessions join accounts on accounts.id = account_id where email = ${email}`,
    );
    return rows.length;
  };

  test('shows no frame of the admin without this editor’s flags, and ends the session', async () => {
    const page = await browser.newPage();
    const noted = await watchFrames(page);
    for (const [what, stored] of Object.entries<Record<string, string>>({
      'nothing stored': {},
      'the flag only': { adminAuthenticated: 'true' },
      'another address': { adminAuthenticated: 'true', adminEmail: 'other@example.com' },
      'the flag not set': { adminAuthenticated: 'false', adminEmail: 'SELF' },
    })) {
      const email = await startSession(page, stored);
      await page.evaluate(() => sessionStorage.removeItem('test:spun'));
      await page.goto('/admin/dashboard');
      await page.waitForURL(/\/admin\/login/);
      await page.getByLabel('E-mail').waitFor();
      expect(await noted('seen'), what).toBe(false);
      expect(await noted('spun'), what).toBe(true);
      expect(await sessionsOf(email), what).toBe(0);
      expect(await storedIn(page), what).not.toHaveProperty('adminAuthenticated');
    }
    // Flags without a session are not enough.
    await page.evaluate((flags) => {
      for (const [key, value] of Object.entries(flags)) localStorage.setItem(key, value);
    }, FLAGS);
    await page.goto('/admin/dashboard');
    expect(addressOf(page)).toBe('/admin/login?next=%2Fadmin%2Fdashboard');
    expect(await noted('seen')).toBe(false);
  });

  test('shows the admin after a spinner, ignoring the case of the address, until the flags are removed', async () => {
    const { page, email } = await withSession(FLAGS);
    await page.evaluate((address) => {
      localStorage.setItem('adminEmail', address.toUpperCase());
    }, email);
    const noted = await watchFrames(page);
    await open(page, '/admin/dashboard');
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await noted('seen')).toBe(true);
    expect(await noted('spun')).toBe(true);
    await page.evaluate(() => {
      localStorage.removeItem('adminAuthenticated');
      document.querySelector<HTMLElement>('a[href="/admin/dashboard"]')?.click();
    });
    await page.waitForURL(/\/admin\/login/);
    await eventually(() => sessionsOf(email)).toBe(0);
  });

  test('relies on the server if local storage is blocked or full', async () => {
    const { page: first } = await withSession({});
    for (const kind of ['refused', 'full']) {
      const page = await first.context().newPage();
      await page.addInitScript((how) => {
        const refuse = () => {
          throw new DOMException('no', 'SecurityError');
        };
        if (how === 'refused') Object.defineProperty(window, 'localStorage', { get: refuse });
        const { setItem } = Storage.prototype;
        if (how === 'full') {
          Storage.prototype.setItem = function (key, value) {
            if (this === localStorage) refuse();
            setItem.call(this, key, value);
          };
        }
      }, kind);
      await open(page, '/admin/dashboard');
      const heading = page.getByRole('heading', { level: 1 });
      expect(await heading.innerText(), kind).toBe('Dashboard');
      expect(await heading.isVisible(), kind).toBe(true);
    }
  });
});

describe('logout', () => {
  test('ends the session, clears local storage and signs out the other tabs', async () => {
    const { page } = await withSession(FLAGS);
    await open(page, '/admin/dashboard');
    const otherTab = await page.context().newPage();
    await open(otherTab, '/admin/dashboard');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByText('You are signed out.').waitFor();
    expect(addressOf(page)).toBe('/admin/login?done=signed-out');
    const stored = await storedIn(page);
    expect(stored).not.toHaveProperty('adminAuthenticated');
    expect(stored).not.toHaveProperty('adminEmail');
    await otherTab.waitForURL(/\/admin\/login\?/);
    expect(new URL(otherTab.url()).searchParams.get('next')).toBe('/admin/dashboard');
    await page.goto('/admin/dashboard');
    expect(addressOf(page)).toBe('/admin/login?next=%2Fadmin%2Fdashboard');
  });

  test('clears local storage and leaves the admin even if the server fails', async () => {
    const { page } = await withSession(FLAGS);
    await open(page, '/admin/dashboard');
    await page.route('**/api/sign-out', (route) => route.fulfill({ status: 200, body: 'garbage' }));
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByLabel('E-mail').waitFor();
    expect(addressOf(page)).toBe('/admin/login?done=signed-out');
    expect(await page.getByText('You are signed out.').count()).toBe(0);
    expect(await storedIn(page)).not.toHaveProperty('adminAuthenticated');
  });
});

test('an account that loses the claim while a page is open is led to the sign-in by a link', async () => {
  const { page, email } = await editorsPage(browser, { failing: [403] });
  await open(page, '/admin/dashboard');
  await browser.site.db.execute(sql`update accounts set is_admin = false where email = ${email}`);
  await page.getByRole('link', { name: 'Manage Coins' }).first().click();
  await page.waitForURL('**/admin/login?problem=not-editor&next=%2Fadmin%2Fcoins');
  await page
    .getByRole('alert')
    .getByText('You are not authorized to access the admin dashboard.')
    .waitFor();
});
