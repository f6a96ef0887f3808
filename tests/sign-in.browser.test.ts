import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { addAccount } from '#domain/admin/account.ts';
import {
  addressOf,
  eventually,
  open,
  openBrowser,
  settled,
  stickingOut,
  storedIn,
  takenOver,
  type Visitor,
} from './browser.ts';
import { EDITOR_PASSWORD, signedInEditor } from './editors.ts';
import { startFakeUpstream } from './fake-upstream.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { obstacles } from './obstacles.ts';

let mail: MailServer;
const browser = openBrowser({
  template: 'empty',
  surround: async () => {
    mail = await startMailServer();
    return { fake: await startFakeUpstream(), environment: { SMTP_URL: mail.url } };
  },
});

beforeEach(async () => {
  mail.behaviour = 'takes';
  // All tests come from one address.
  await browser.site.db.execute(sql`delete from throttles`);
});

let made = 0;

/** A new account's address. */
async function newAccount({ isAdmin = true } = {}): Promise<string> {
  made += 1;
  const email = `person-${made}@example.com`;
  await addAccount(browser.site.db, { email, password: EDITOR_PASSWORD, isAdmin });
  return email;
}

async function enterPassword(page: Page, email: string, password = EDITOR_PASSWORD) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code' });
const alertOf = (page: Page) => page.getByRole('alert');

/** As far as the code, which has then been mailed. */
async function toCodeStep(visitor: Visitor = {}, path = '/admin/login') {
  const email = await newAccount();
  const page = await browser.newPage(visitor);
  if (visitor.javaScript === false) await page.goto(path);
  else await open(page, path);
  await enterPassword(page, email);
  await codeField(page).waitFor();
  return { page, email };
}

async function signIn(visitor: Visitor = {}, path = '/admin/login') {
  const { page, email } = await toCodeStep(visitor, path);
  await codeField(page).fill(mail.codeFor(email));
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/admin/login');
  return { page, email };
}

/** Puts back when the code was sent. */
async function age(seconds: number): Promise<void> {
  const then = sql`now() - make_interval(secs => ${seconds})`;
  const { db } = browser.site;
  await db.execute(sql`update challenges set code_sent_at = ${then}`);
  await db.execute(sql`update throttles set window_start = ${then} where key like 'code%'`);
}

const anotherCode = (code: string) => (code === '000000' ? '000001' : '000000');

describe('signing in', () => {
  test('goes by password and mailed code to the dashboard', async () => {
    const { page, email } = await toCodeStep();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Enter the code');
    expect(await storedIn(page)).not.toHaveProperty('adminAuthenticated');
    expect(await page.getByRole('timer').innerText()).toMatch(/^(10:00|9:5\d)$/);
    await eventually(() =>
      codeField(page).evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await page.keyboard.type(mail.codeFor(email));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    expect(addressOf(page)).toBe('/admin/dashboard');
    expect(await storedIn(page)).toMatchObject({ adminAuthenticated: 'true', adminEmail: email });
    await open(page, '/admin/dashboard');
    expect(await page.getByText(email).first().isVisible()).toBe(true);
    // Who is signed in has no business at the sign-in.
    await page.goto('/admin/login');
    expect(addressOf(page)).toBe('/admin/dashboard');
  });

  test('works without scripts, from the first page to the last', async () => {
    const { page, email } = await toCodeStep(
      { javaScript: false },
      '/admin/login?next=/admin/dashboard?a=b',
    );
    const code = mail.codeFor(email);
    await codeField(page).fill('12');
    await page.getByRole('button', { name: 'Verify' }).click();
    await eventually(() => page.getByText('Please enter a valid 6-digit OTP').isVisible()).toBe(
      true,
    );
    await codeField(page).fill(anotherCode(code));
    await page.getByRole('button', { name: 'Verify' }).click();
    await eventually(() => alertOf(page).innerText()).toBe('Invalid OTP');
    await page.getByRole('button', { name: 'Resend code' }).click();
    await eventually(() => alertOf(page).innerText()).toBe(
      'Too many attempts. Please try again later.',
    );
    await codeField(page).fill([...code].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join(''));
    await page.getByRole('button', { name: 'Verify' }).click();
    await eventually(() => addressOf(page)).toBe('/admin/dashboard?a=b');
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Logout' }).click();
    await eventually(() => page.getByRole('status').innerText()).toBe('You are signed out.');
    await page.goto('/admin/dashboard');
    expect(addressOf(page)).toBe('/admin/login?next=%2Fadmin%2Fdashboard');
  });

  test.each([
    ['a wrong password', 'wrong password', true, 401, 'Invalid email or password'],
    [
      'no admin claim',
      EDITOR_PASSWORD,
      false,
      403,
      'You are not authorized to access the admin dashboard.',
    ],
  ])('with %s ends at the first step', async (_, password, isAdmin, status, text) => {
    const email = await newAccount({ isAdmin });
    const mails = mail.mails().length;
    for (const javaScript of [true, false]) {
      const page = await browser.newPage({ javaScript, failing: [status] });
      await page.goto('/admin/login');
      if (javaScript) await takenOver(page);
      await enterPassword(page, email, password);
      await alertOf(page).waitFor();
      expect(await alertOf(page).innerText()).toBe(text);
      expect(await page.getByLabel('E-mail').inputValue()).toBe(email);
      expect(await codeField(page).count()).toBe(0);
    }
    expect(mail.mails().length).toBe(mails);
  });

  test('says which field was left empty, and no more once it is filled', async () => {
    const page = await browser.newPage();
    await open(page, '/admin/login');
    await page.getByRole('button', { name: 'Sign in' }).click();
    const email = page.getByLabel('E-mail');
    await page.getByText('Please enter your email address').waitFor();
    expect(await page.getByText('Please enter your password').isVisible()).toBe(true);
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);
    await email.fill('a');
    await eventually(() => page.getByText('Please enter your').count()).toBe(0);
  });

  test('shows the password to its owner', async () => {
    const page = await browser.newPage();
    await open(page, '/admin/login');
    const password = page.getByRole('textbox', { name: 'Password' });
    expect(await password.getAttribute('type')).toBe('password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await eventually(() => password.getAttribute('type')).toBe('text');
    expect(await password.getAttribute('autocomplete')).toBe('current-password');
    expect(await page.getByLabel('E-mail').getAttribute('autocomplete')).toBe('username');
  });

  test('is refused for a while after too many tries', async () => {
    const email = await newAccount();
    const page = await browser.newPage({ failing: [401, 429] });
    await open(page, '/admin/login');
    await browser.site.db.execute(sql`delete from throttles`);
    for (let tries = 0; tries < 11; tries++) {
      const answered = page.waitForResponse('**/api/sign-in');
      await enterPassword(page, email, `wrong ${tries}`);
      await answered;
    }
    await eventually(() => alertOf(page).innerText()).toBe(
      'Too many attempts. Please try again later.',
    );
  });
});

describe('the code', () => {
  test.each([
    ['123 456', '123456'],
    ['12a3-4567890', '123456'],
    ['١٢٣٤٥٦', '123456'],
  ])('pasted as %s is %s', async (pasted, code) => {
    const { page } = await toCodeStep();
    await codeField(page).focus();
    await page.keyboard.insertText(pasted);
    expect(await codeField(page).inputValue()).toBe(code);
    expect(await codeField(page).getAttribute('inputmode')).toBe('numeric');
    expect(await codeField(page).getAttribute('autocomplete')).toBe('one-time-code');
  });

  test('that is not whole is said to be so under its field', async () => {
    const { page } = await toCodeStep();
    await codeField(page).fill('12345');
    await codeField(page).press('Enter');
    await page.getByText('Please enter a valid 6-digit OTP').waitFor();
    expect(await codeField(page).getAttribute('aria-invalid')).toBe('true');
    await codeField(page).press('6');
    await eventually(() => page.getByText('Please enter a valid').count()).toBe(0);
  });

  test('that is wrong may be tried again', async () => {
    const { page, email } = await toCodeStep({ failing: [401] });
    const code = mail.codeFor(email);
    await codeField(page).fill(anotherCode(code));
    await codeField(page).press('Enter');
    await eventually(() => alertOf(page).innerText()).toBe('Invalid OTP');
    await codeField(page).fill(code);
    await eventually(() => alertOf(page).count()).toBe(0);
    await codeField(page).press('Enter');
    await page.waitForURL('**/admin/dashboard');
  });

  test('is asked for again after a reload, with the time the server says is left', async () => {
    const { page, email } = await toCodeStep();
    await age(100);
    await page.reload();
    expect(await page.getByRole('timer').innerText()).toMatch(/^8:(20|1\d)$/);
    await takenOver(page);
    await codeField(page).fill(mail.codeFor(email));
    await codeField(page).press('Enter');
    await page.waitForURL('**/admin/dashboard');
  });

  test('counts down, and when its time is over one starts again', async () => {
    const { page } = await toCodeStep();
    await page.evaluate(() => localStorage.setItem('adminAuthenticated', 'true'));
    await age(594);
    await page.reload();
    await takenOver(page);
    await eventually(() => page.getByRole('timer').innerText()).toBe('0:00');
    await eventually(() => alertOf(page).count()).toBe(1);
    expect(await alertOf(page).innerText()).toBe(
      'OTP has expired. Please login again to request a new one.',
    );
    expect(await codeField(page).isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'Verify' }).isDisabled()).toBe(true);
    // The focus has gone where one goes on.
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(
      'Try Again',
    );
    await page.keyboard.press('Enter');
    await page.getByLabel('E-mail').waitFor();
    expect(await storedIn(page)).not.toHaveProperty('adminAuthenticated');
    expect(await alertOf(page).count()).toBe(0);
    await page.reload();
    expect(await codeField(page).count()).toBe(0);
  });

  test('that is over is over without scripts too', async () => {
    const { page } = await toCodeStep({ javaScript: false });
    await age(601);
    await page.reload();
    expect(await codeField(page).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await eventually(() => page.getByLabel('E-mail').isVisible()).toBe(true);
  });

  test('is sent again after a minute, and then only the new one counts', async () => {
    const { page, email } = await toCodeStep();
    expect(
      await page.getByRole('button', { name: /^Resend code in 0:5\d|1:00$/ }).isDisabled(),
    ).toBe(true);
    await age(61);
    await page.reload();
    await takenOver(page);
    const mails = mail.mails().length;
    await page.getByRole('button', { name: 'Resend code' }).click();
    await page.getByText('A new 6-digit code was sent').waitFor();
    expect(mail.mails().length).toBe(mails + 1);
    await eventually(() => page.getByRole('timer').innerText()).toMatch(/^(10:00|9:5\d)$/);
    await codeField(page).fill(mail.codeFor(email));
    await codeField(page).press('Enter');
    await page.waitForURL('**/admin/dashboard');
  });

  test('that could not be mailed can be asked for again', async () => {
    mail.behaviour = 'refuses';
    const email = await newAccount();
    for (const javaScript of [true, false]) {
      const page = await browser.newPage({ javaScript, failing: [502] });
      mail.behaviour = 'refuses';
      await page.goto('/admin/login');
      if (javaScript) await takenOver(page);
      await enterPassword(page, email);
      await alertOf(page).waitFor();
      expect(await alertOf(page).innerText()).toBe('Failed to send OTP. Please try again.');
      expect(await codeField(page).count()).toBe(0);
      mail.behaviour = 'takes';
      await page.getByRole('button', { name: 'Send the code' }).click();
      await codeField(page).waitFor();
      await codeField(page).fill(mail.codeFor(email));
      await codeField(page).press('Enter');
      await page.waitForURL('**/admin/dashboard');
    }
  });

  test('of another account may be wanted', async () => {
    const { page } = await toCodeStep();
    await page.getByRole('button', { name: 'Use another account' }).click();
    await page.getByLabel('E-mail').waitFor();
  });
});

test.each([
  ['https://evil.example/admin/x', '/admin/dashboard'],
  ['//evil.example', '/admin/dashboard'],
  ['/\\evil.example', '/admin/dashboard'],
  ['/admin/dashboard?from=mail', '/admin/dashboard?from=mail'],
])('a sign-in that is to lead to %s leads to %s', async (next, to) => {
  const { page } = await signIn({}, `/admin/login?${new URLSearchParams({ next })}`);
  expect(addressOf(page)).toBe(to);
});

describe('the guard of the browser', () => {
  /** A browser with a session's cookie, and stored what is given. */
  async function withSession(stored: Record<string, string> = {}) {
    const { email, token } = await signedInEditor(browser.site);
    const page = await browser.newPage();
    const { url } = browser.site;
    await page.context().addCookies([{ name: 'tabayyan-session', value: token, url }]);
    await page.goto('/icon.svg');
    await page.evaluate((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, stored);
    return { page, email };
  }

  /** Notes for every frame from now on whether the admin can be seen. */
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

  test.each([
    ['nothing stored', {}],
    ['the flag only', { adminAuthenticated: 'true' }],
    ['another address', { adminAuthenticated: 'true', adminEmail: 'other@example.com' }],
    ['the flag not set', { adminAuthenticated: 'false', adminEmail: 'SELF' }],
  ])('shows nothing with %s, not for one frame, and ends the session', async (_, stored) => {
    const { page, email } = await withSession();
    await page.evaluate(
      ([entries, self]) => {
        for (const [key, value] of Object.entries(entries)) {
          localStorage.setItem(key, value.replace('SELF', self));
        }
      },
      [stored as Record<string, string>, email] as const,
    );
    const noted = await watchFrames(page);
    await page.goto('/admin/dashboard');
    await page.waitForURL(/\/admin\/login/);
    await page.getByLabel('E-mail').waitFor();
    expect(await noted('seen')).toBe(false);
    expect(await noted('spun')).toBe(true);
    expect(await sessionsOf(email)).toBe(0);
    expect(await storedIn(page)).not.toHaveProperty('adminAuthenticated');
  });

  test('lets in with the address in other letters, after a spinner', async () => {
    const { page, email } = await withSession();
    await page.evaluate((address) => {
      localStorage.setItem('adminAuthenticated', 'true');
      localStorage.setItem('adminEmail', address.toUpperCase());
    }, email);
    const noted = await watchFrames(page);
    await open(page, '/admin/dashboard');
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await noted('seen')).toBe(true);
    expect(await noted('spun')).toBe(true);
  });

  test('forged flags without a session see nothing', async () => {
    const page = await browser.newPage();
    await page.goto('/icon.svg');
    await page.evaluate(() => {
      localStorage.setItem('adminAuthenticated', 'true');
      localStorage.setItem('adminEmail', 'editor@example.com');
    });
    const noted = await watchFrames(page);
    await open(page, '/admin/dashboard');
    expect(addressOf(page)).toBe('/admin/login?next=%2Fadmin%2Fdashboard');
    expect(await noted('seen')).toBe(false);
  });

  test('taking the flags away signs out at the next step', async () => {
    const { page, email } = await signIn();
    await page.evaluate(() => {
      localStorage.removeItem('adminAuthenticated');
      document.querySelector<HTMLElement>('a[href="/admin/dashboard"]')?.click();
    });
    await page.waitForURL(/\/admin\/login/);
    await eventually(() => sessionsOf(email)).toBe(0);
  });

  test.each(['refused', 'full'])('storage that is %s leaves it to the server', async (kind) => {
    const { page } = await withSession();
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
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Dashboard');
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  });
});

describe('Logout', () => {
  test('ends the session, forgets who it was, and signs out the other tabs', async () => {
    const { page } = await signIn();
    const other = await page.context().newPage();
    await open(other, '/admin/dashboard');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByText('You are signed out.').waitFor();
    expect(addressOf(page)).toBe('/admin/login?done=signed-out');
    const stored = await storedIn(page);
    expect(stored).not.toHaveProperty('adminAuthenticated');
    expect(stored).not.toHaveProperty('adminEmail');
    await other.waitForURL(/\/admin\/login\?/);
    expect(new URL(other.url()).searchParams.get('next')).toBe('/admin/dashboard');
    await page.goto('/admin/dashboard');
    expect(addressOf(page)).toBe('/admin/login?next=%2Fadmin%2Fdashboard');
  });

  test('does the same when the server does not answer', async () => {
    const { page } = await signIn();
    await page.route('**/api/sign-out', (route) => route.fulfill({ status: 200, body: 'garbage' }));
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByLabel('E-mail').waitFor();
    expect(addressOf(page)).toBe('/admin/login?done=signed-out');
    expect(await page.getByText('You are signed out.').count()).toBe(0);
    expect(await storedIn(page)).not.toHaveProperty('adminAuthenticated');
  });
});

test('a session that ended elsewhere leads to the sign-in, and back', async () => {
  const { page, email } = await signIn({}, '/admin/login?next=/admin/dashboard?a=b');
  await browser.site.db.execute(sql`delete from sessions`);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.waitForURL(/\/admin\/login\?next=/);
  await enterPassword(page, email);
  await codeField(page).waitFor();
  await codeField(page).fill(mail.codeFor(email));
  await codeField(page).press('Enter');
  await page.waitForURL('**/admin/dashboard');
});

test.each([360, 1280])('both steps have nothing in a reader’s way, %i px wide', async (width) => {
  for (const theme of ['dark', 'light'] as const) {
    const { page } = await toCodeStep({ width, theme, bypassCSP: true, failing: [401] });
    await settled(page);
    expect(await obstacles(page), `code, ${theme}`).toEqual([]);
    expect(await stickingOut(page)).toEqual([]);
    await age(601);
    await page.reload();
    await takenOver(page);
    expect(await obstacles(page), `expired, ${theme}`).toEqual([]);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await enterPassword(page, 'nobody@example.com', 'wrong password');
    await alertOf(page).waitFor();
    expect(await obstacles(page), `password, ${theme}`).toEqual([]);
    expect(await stickingOut(page)).toEqual([]);
  }
});
