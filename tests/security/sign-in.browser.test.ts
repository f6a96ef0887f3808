import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectAccessibleInBothThemes, violationsIn } from '#tests/browser/axe.ts';
import {
  addressOf,
  eventually,
  hydrated,
  open,
  openBrowser,
  storedIn,
  type Visitor,
} from '#tests/browser/browser.ts';
import { editorsPage } from '#tests/browser/signed-in.ts';
import { startFakeUpstream } from '#tests/fakes/fake-upstream.ts';
import { type MailServer, startMailServer } from '#tests/fakes/mail-server.ts';
import { EDITOR_PASSWORD, signedInEditor } from '#tests/samples/editors.ts';

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

/** Adds an account; returns its email address. */
async function newAccount({ isAdmin = true } = {}): Promise<string> {
  const { email } = await signedInEditor(browser.site, { isAdmin });
  return email;
}

async function enterPassword(page: Page, email: string, password = EDITOR_PASSWORD) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in while the mail server refuses the code, and requests it again once the server takes it. */
async function failToMailFirst(page: Page, email: string): Promise<void> {
  mail.behaviour = 'refuses';
  await enterPassword(page, email);
  await eventually(() => alertOf(page).allInnerTexts()).toEqual([
    'Failed to send OTP. Please try again.',
  ]);
  expect(await codeField(page).count()).toBe(0);
  mail.behaviour = 'takes';
  await page.getByRole('button', { name: 'Send the code' }).click();
  await codeField(page).waitFor();
}

const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code' });
const alertOf = (page: Page) => page.getByRole('alert');

const enterCode = async (page: Page, code: string) => {
  await codeField(page).fill(code);
  await codeField(page).press('Enter');
};

/** Signs in up to the code step; the code has been mailed. */
async function toCodeStep(visitor: Visitor = {}, path = '/admin/login') {
  const email = await newAccount();
  const page = await browser.newPage(visitor);
  await open(page, path);
  await enterPassword(page, email);
  await codeField(page).waitFor();
  return { page, email };
}

/** Makes the code older. */
async function age(seconds: number): Promise<void> {
  const then = sql`now() - make_interval(secs => ${seconds})`;
  const { db } = browser.site;
  await db.execute(sql`update challenges set code_sent_at = ${then}`);
  await db.execute(sql`update throttles set window_start = ${then} where key like 'code%'`);
}

const anotherCode = (code: string) => (code === '000000' ? '000001' : '000000');

describe('signing in', () => {
  test('takes a password and a mailed code, and returns to the page where the session ended', async () => {
    const { page, email } = await editorsPage(browser);
    await open(page, '/admin/dashboard?a=b');
    await browser.site.db.execute(sql`delete from sessions`);
    await page.getByRole('link', { name: 'Update coins' }).first().click();
    await page.waitForURL(/\/admin\/login\?next=/);
    await enterPassword(page, email);
    await page.getByRole('heading', { level: 1, name: 'Enter the code' }).waitFor();
    expect(await page.getByRole('timer').innerText()).toMatch(/^(10:00|9:5\d)$/);
    await eventually(() =>
      codeField(page).evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await page.keyboard.type(mail.codeFor(email));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Coins' }).waitFor();
    expect(addressOf(page)).toBe('/admin/coins');
  });

  test('works without scripts', async () => {
    const email = await newAccount();
    const page = await browser.newPage({ javaScript: false, failing: [502] });
    await page.goto('/admin/login?next=/admin/dashboard?a=b');
    await failToMailFirst(page, email);

    // An expired code is disabled without scripts too.
    await age(601);
    await page.reload();
    expect(await codeField(page).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByLabel('E-mail').waitFor();
    await enterPassword(page, email);
    await codeField(page).waitFor();

    const code = mail.codeFor(email);
    await enterCode(page, '12');
    await page.getByText('Please enter a valid 6-digit OTP').waitFor();
    await enterCode(page, anotherCode(code));
    await eventually(() => alertOf(page).allInnerTexts()).toEqual(['Invalid OTP']);
    await page.getByRole('button', { name: 'Resend code' }).click();
    await eventually(() => alertOf(page).allInnerTexts()).toEqual([
      'Too many attempts. Please try again later.',
    ]);
    await enterCode(page, [...code].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join(''));
    await eventually(() => addressOf(page)).toBe('/admin/dashboard?a=b');
    await page.getByRole('heading', { level: 1 }).waitFor();
    // The sign-in page redirects editors who are signed in.
    await page.goto('/admin/login');
    expect(addressOf(page)).toBe('/admin/dashboard');
    await page.getByRole('button', { name: 'Logout' }).click();
    await eventually(() => page.getByRole('status').innerText()).toBe('You are signed out.');
    await page.goto('/admin/dashboard');
    expect(addressOf(page)).toBe('/admin/login?next=%2Fadmin%2Fdashboard');
  });

  test('names empty fields, can show the password, and explains refusals', async () => {
    const page = await browser.newPage({ failing: [401, 403, 429] });
    const mails = mail.mails().length;
    await open(page, '/admin/login');
    await page.getByRole('button', { name: 'Sign in' }).click();
    const email = page.getByLabel('E-mail');
    await page.getByText('Please enter your email address').waitFor();
    expect(await page.getByText('Please enter your password').isVisible()).toBe(true);
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);
    await email.fill('a');
    await eventually(() => page.getByText('Please enter your').count()).toBe(0);

    const password = page.getByRole('textbox', { name: 'Password' });
    expect(await password.getAttribute('type')).toBe('password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await eventually(() => password.getAttribute('type')).toBe('text');
    expect(await password.getAttribute('autocomplete')).toBe('current-password');
    expect(await email.getAttribute('autocomplete')).toBe('username');

    const known = await newAccount();
    await enterPassword(page, known, 'wrong password');
    await eventually(() => alertOf(page).allInnerTexts()).toEqual(['Invalid email or password']);
    expect(await email.inputValue()).toBe(known);
    await enterPassword(page, await newAccount({ isAdmin: false }));
    await eventually(() => alertOf(page).allInnerTexts()).toEqual([
      'You are not authorized to access the admin dashboard.',
    ]);
    await browser.site.db.execute(sql`update throttles set count = 1000`);
    await enterPassword(page, known);
    await eventually(() => alertOf(page).allInnerTexts()).toEqual([
      'Too many attempts. Please try again later.',
    ]);
    const later = page.getByRole('button', { name: /^Try again in \d+:\d\d$/ });
    expect(await later.isDisabled()).toBe(true);
    const shown = await later.innerText();
    await eventually(() => later.innerText()).not.toBe(shown);
    expect(await codeField(page).count()).toBe(0);
    expect(mail.mails().length).toBe(mails);
    await password.pressSequentially('x');
    await eventually(() => alertOf(page).count()).toBe(0);
    expect(await later.isDisabled()).toBe(true);
    // The limit of another address is another one.
    await email.fill('other@example.com');
    await eventually(() => page.getByRole('button', { name: 'Sign in' }).isEnabled()).toBe(true);
  });

  test.each([
    ['https://evil.example/admin/x', '/admin/dashboard'],
    ['//evil.example', '/admin/dashboard'],
    ['/admin/dashboard?from=mail', '/admin/dashboard?from=mail'],
  ])('with the destination %s leads to %s', async (next, to) => {
    const email = await newAccount();
    const first = await send('/admin/login', { email, password: EDITOR_PASSWORD, next });
    const cookie = first.headers.getSetCookie().map((header) => header.split(';')[0]);
    const otp = mail.codeFor(email);
    const signedIn = await send('/admin/login/verify', { email, otp, next }, cookie.join('; '));
    expect([signedIn.status, signedIn.headers.get('Location')]).toEqual([302, to]);
  });

  /** Sends a step as a browser without scripts does. */
  const send = (path: string, fields: Record<string, string>, cookie = '') =>
    fetch(browser.site.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: browser.site.url, Cookie: cookie },
      body: new URLSearchParams(fields),
    });
});

describe('the code', () => {
  test('keeps only the six digits of pasted text, and can be corrected after an error', async () => {
    const next = new URLSearchParams({ next: '/\\evil.example' });
    const { page, email } = await toCodeStep({ failing: [401] }, `/admin/login?${next}`);
    const field = codeField(page);
    const code = mail.codeFor(email);
    expect(await field.getAttribute('inputmode')).toBe('numeric');
    expect(await field.getAttribute('autocomplete')).toBe('one-time-code');
    for (const pasted of ['123 456', '12a3-4567890', '١٢٣٤٥٦']) {
      await field.fill('');
      await field.focus();
      await page.keyboard.insertText(pasted);
      expect(await field.inputValue(), pasted).toBe('123456');
    }

    await enterCode(page, '12345');
    await page.getByText('Please enter a valid 6-digit OTP').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.press('6');
    await eventually(() => page.getByText('Please enter a valid').count()).toBe(0);

    await enterCode(page, anotherCode(code));
    await eventually(() => alertOf(page).allInnerTexts()).toEqual(['Invalid OTP']);
    expect(await storedIn(page)).not.toHaveProperty('adminAuthenticated');
    await field.fill(code);
    await eventually(() => alertOf(page).count()).toBe(0);
    await field.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    // The destination outside of the site is ignored.
    expect(addressOf(page)).toBe('/admin/dashboard');
    expect(await storedIn(page)).toMatchObject({ adminAuthenticated: 'true', adminEmail: email });
    expect(await page.getByText(email).first().isVisible()).toBe(true);
  });

  test('step survives a reload with the remaining time, and sends another code', async () => {
    const { page, email } = await toCodeStep();
    const first = mail.codeFor(email);
    expect(
      await page.getByRole('button', { name: /^Resend code in (?:0:5\d|1:00)$/ }).isDisabled(),
    ).toBe(true);
    await age(100);
    await page.reload();
    expect(await page.getByRole('timer').innerText()).toMatch(/^8:(20|1\d)$/);
    await hydrated(page);
    const mails = mail.mails().length;
    await page.getByRole('button', { name: 'Resend code' }).click();
    await page.getByText('A new 6-digit code was sent').waitFor();
    expect(mail.mails().length).toBe(mails + 1);
    expect(mail.codeFor(email)).not.toBe(first);
    await eventually(() => page.getByRole('timer').innerText()).toMatch(/^(10:00|9:5\d)$/);
    await enterCode(page, mail.codeFor(email));
    await page.waitForURL('**/admin/dashboard');
  });

  test('expires after a countdown, which leads back to the password', async () => {
    const email = await newAccount();
    const page = await browser.newPage();
    await page.clock.install();
    await open(page, '/admin/login');
    await enterPassword(page, email);
    await codeField(page).waitFor();
    await page.evaluate(() => localStorage.setItem('adminAuthenticated', 'true'));
    await page.clock.fastForward(300_000);
    await eventually(() => page.getByRole('timer').innerText()).toMatch(/^(5:00|4:5\d)$/);
    await page.clock.fastForward(300_000);
    await eventually(() => page.getByRole('timer').innerText()).toBe('0:00');
    await eventually(() => alertOf(page).allInnerTexts()).toEqual([
      'OTP has expired. Please login again to request a new one.',
    ]);
    expect(await codeField(page).isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'Verify' }).isDisabled()).toBe(true);
    // The focus is on the next action.
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

  test('can be requested again after a failed mail, or exchanged for another account, which counts down to its next code', async () => {
    const email = await newAccount();
    const page = await browser.newPage({ failing: [429, 502] });
    await open(page, '/admin/login');
    await failToMailFirst(page, email);
    expect(mail.codeFor(email)).toMatch(/^\d{6}$/);
    await page.getByRole('button', { name: 'Use another account' }).click();
    await page.getByLabel('E-mail').waitFor();

    // A second sign-in within a minute.
    await enterPassword(page, email);
    const send = page.getByRole('button', { name: /^Send the code in 0:\d\d$/ });
    await send.waitFor();
    expect(await send.isDisabled()).toBe(true);
    const shown = await send.innerText();
    await eventually(() => send.innerText()).not.toBe(shown);
  });
});

test('both steps of the sign-in are accessible', async () => {
  const { page } = await toCodeStep({ bypassCSP: true, failing: [401] });
  expect(await violationsIn(page)).toEqual([]);
  await age(601);
  await page.reload();
  await hydrated(page);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await enterPassword(page, 'nobody@example.com', 'wrong password');
  await alertOf(page).waitFor();
  await expectAccessibleInBothThemes(page);
});
