import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { headlineTasks } from '#db/schema.ts';
import { openHeadlineTasks } from '#domain/headline/headline-tasks.ts';
import { deleteListing } from '#domain/listing/change/edit.ts';
import { SAMPLES } from '#domain/news/samples.ts';
import { expectAccessibleInBothThemes } from '#tests/browser/axe.ts';
import { eventually, open, openBrowser } from '#tests/browser/browser.ts';
import { added, addManaged, changedMeanwhile, namesOf } from '#tests/browser/managed.ts';
import { editorsPage } from '#tests/browser/signed-in.ts';
import { signedInEditor } from '#tests/samples/editors.ts';

const DEAD = 'https://coin.example/';

const browser = openBrowser({
  template: 'empty',
  prepare: async (site) => {
    await addManaged(site);
    await site.db.execute(sql`update listings set review_due =
      case id when 'many-2' then date '2026-01-02' else date '2999-01-01' end`);
    await site.db.execute(sql`insert into link_checks
      (kind, listing_id, url, host, asked_at, checked_at, outcome, finding, failures, failing_since) values
      ('coin', 'doubtful', ${DEAD}, 'coin.example', '2026-11-20', '2026-11-20', 'dead', '404', 3, '2026-11-15'),
      ('coin', 'many-1', ${DEAD}, 'coin.example', '2026-11-20', '2026-11-20', 'unsure', '403', 3, '2026-11-15')`);
  },
});

/** A headline published now. */
async function newHeadline(title: string, language: 'en' | 'ar' = 'en'): Promise<void> {
  const [sample] = SAMPLES;
  if (!sample) throw new Error('SAMPLES is empty');
  const story = { url: `https://news.example/${encodeURIComponent(title)}`, source: 'Example' };
  const publishedAt = new Date().toISOString();
  await openHeadlineTasks(browser.site.db, [{ ...sample, ...story, title, language, publishedAt }]);
}

test('the admin has the font of the site, whose sheet its own comes after', async () => {
  const { page } = await editorsPage(browser);
  const fontAt = async (path: string) => {
    await open(page, path);
    return page.evaluate(() => getComputedStyle(document.body).fontFamily);
  };
  expect(await fontAt('/admin/dashboard')).toBe(await fontAt('/en'));
});

describe('the dashboard', () => {
  test('shows counts, top coins and latest changes, links to the tasks, and is accessible', async () => {
    const { db } = browser.site;
    const id = await added(db, 'exchange', 'Talked About');
    await changedMeanwhile(db, { kind: 'exchange', id, by: 'amina@example.com' }, 'سبب آخر');
    const { page } = await editorsPage(browser, { bypassCSP: true });
    await open(page, '/admin/dashboard');
    const coins = page.getByRole('region', { name: 'Total Coins' });
    expect(await coins.getByText('25', { exact: true }).count()).toBe(1);
    for (const [name, path] of [
      ['Add new coin', '/admin/coins/add'],
      ['Update coins', '/admin/coins'],
      ['Add exchange', '/admin/exchanges/add'],
      ['Update exchanges', '/admin/exchanges'],
    ] as const) {
      expect(await page.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(path);
    }

    const best = page.getByRole('region', { name: 'Top coins by rating' }).getByRole('listitem');
    expect(await best.count()).toBe(5);
    const links = await best.first().getByRole('link').all();
    const to = await Promise.all(links.map((link) => link.getAttribute('href')));
    expect(to).toEqual(['/admin/coins/edit/doubtful', '/en/coin/doubtful']);

    const latest = page.getByRole('region', { name: 'Latest changes' }).getByRole('listitem');
    expect(await latest.first().textContent()).toMatch(
      /Talked About \(exchange\) translated.* UTC by amina@example\.com$/,
    );
    await deleteListing(db, 'exchange', id, { version: 2, by: 'other@example.com' });

    // Each waiting task has a count and one action, at the top of the page.
    const inbox = page.getByRole('region', { name: 'Inbox' });
    const tasks = await Promise.all(
      (await inbox.getByRole('listitem').all()).map(async (task) => [
        await task.locator('p').first().textContent(),
        await task.getByRole('link').last().textContent(),
        await task.getByRole('link').last().getAttribute('href'),
      ]),
    );
    expect(tasks).toEqual([
      ['1', 'Review Many 2', '/admin/coins/ruling/many-2?scope=spot'],
      ['5', 'Go through them', '/admin/dashboard#register-pages'],
      ['1', 'Read Doubtful', '/admin/coins/translations/doubtful'],
      ['1', 'Edit Doubtful', '/admin/coins/edit/doubtful'],
      ['24', 'Classify the first', '/admin/coins/ruling/doubtful'],
      ['1', 'Show the coins', '/admin/coins?category=unreviewed'],
      ['1', 'Show translations', '/admin/coins?look=1'],
      ['3', 'Classify the first', '/admin/exchanges/ruling/talked-about'],
    ]);
    expect(await inbox.innerText()).toContain('No register is known for 18 more countries');
    await inbox.getByText(/^\d+ checks clear$/).click();
    expect(await inbox.innerText()).toContain(
      'Nothing to do: warnings about listings, departures, lists of warnings, headlines',
    );
    await page.keyboard.press('j');
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(
      'Review Many 2',
    );

    // The tasks are due reviews, dead links and unread Arabic texts.
    const dead = page.getByRole('region', { name: 'Dead links (1)' });
    expect(await dead.getByRole('listitem').textContent()).toMatch(
      /^Edit Doubtfulhttps:\/\/coin\.example\/404; since 15 November 2026 .*, last checked on 20 November 2026/,
    );
    const texts = page.getByRole('region', { name: /^Arabic texts/ }).getByRole('listitem');
    expect(await texts.allTextContents()).toEqual([
      'Doubtful: Arabic reason for halalNot read yet. The Arabic page shows the English reason.',
      'Coins1 with machine-translated texts, 1 with texts older than the English',
    ]);
    const reviews = page.getByRole('region', { name: 'Reviews (1)' }).getByRole('listitem');
    expect(await reviews.allTextContents()).toEqual(['Many 2Overdue since 2 January 2026']);
    expect(await reviews.getByRole('link').getAttribute('href')).toMatch(
      /^\/admin\/coins\/ruling\/many-2\?scope=spot$/,
    );

    await expectAccessibleInBothThemes(page);
    await inbox.getByRole('link', { name: 'Show translations' }).click();
    await eventually(() => namesOf(page)).toEqual(['Doubtful C25']);
  });
});

describe('tasks of headlines', () => {
  const headlines = (page: Page) =>
    page.getByRole('region', { name: /^Headlines/ }).getByRole('listitem');

  test('link to the story and the listing, and are closed with one click', async () => {
    await newHeadline('Doubtful wallet hacked');
    await newHeadline('اختراق منصة Zurich', 'ar');
    await newHeadline('Tokyo exchange halts withdrawals');
    const { page, email } = await editorsPage(browser);
    await open(page, '/admin/dashboard');
    await expect.poll(() => headlines(page).count()).toBe(3);
    const hacked = headlines(page).filter({ hasText: 'Doubtful wallet hacked' });
    expect(await hacked.textContent()).toContain('hack or theft · Example');
    const links = await hacked.getByRole('link').all();
    expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual([
      'https://news.example/Doubtful%20wallet%20hacked',
      '/admin/coins/edit/doubtful',
    ]);
    await hacked.getByRole('button', { name: 'Mark as checked' }).click();
    await eventually(() => page.getByRole('status').allTextContents()).toContainEqual(
      expect.stringContaining('No verdict was changed'),
    );
    await eventually(() => headlines(page).count()).toBe(2);
    const closed = await browser.site.db.select().from(headlineTasks);
    expect(closed.find(({ closedAt }) => closedAt)).toMatchObject({
      title: 'Doubtful wallet hacked',
      closedBy: email,
    });

    // Another tab has closed this one already.
    const halted = headlines(page).filter({ hasText: 'Tokyo' });
    await browser.site.db.execute(sql`update headline_tasks
      set closed_at = now(), closed_by = 'first@example.com' where title like 'Tokyo%'`);
    await halted.getByRole('button', { name: 'Mark as checked' }).click();
    await eventually(() => halted.count()).toBe(0);
    const after = await browser.site.db.select().from(headlineTasks);
    expect(after.find(({ title }) => title.startsWith('Tokyo'))?.closedBy).toBe(
      'first@example.com',
    );
  });

  test('are closed without scripts, but not by another site', async () => {
    await newHeadline('Unruled exploit drains bridge');
    const { cookie } = await signedInEditor(browser.site);
    const tasks = await browser.site.db.select().from(headlineTasks);
    const { id } = tasks.find(({ title }) => title.startsWith('Unruled')) ?? {};
    const close = (task: unknown, origin: string, path = '/admin/headlines') =>
      fetch(`${browser.site.url}${path}/${task}/close`, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie, origin },
      });
    expect((await close(id, 'https://evil.example')).status).toBe(403);
    const page = await (
      await fetch(`${browser.site.url}/admin/dashboard`, { headers: { cookie } })
    ).text();
    expect(page).toContain(`action="/admin/headlines/${id}/close"`);
    const closed = await close(id, browser.site.url);
    expect([closed.status, closed.headers.get('Location')]).toEqual([
      302,
      '/admin/dashboard?done=looked-at',
    ]);
    expect((await close(999_999, browser.site.url)).status).toBe(404);
    expect((await close('x', browser.site.url)).status).toBe(404);
    expect((await close(id, browser.site.url, '/admin/nothing')).status).toBe(404);
  });
});

describe('a reader', () => {
  const pageOf = async (path: string) => (await fetch(browser.site.url + path)).text();

  test('sees that a link is dead, and can still open it', async () => {
    const english = await pageOf('/en/coin/doubtful');
    expect(english).toContain(`href="${DEAD}"`);
    expect(english).toContain('The page was not available on 20 November 2026.');
    expect(await pageOf('/coin/doubtful')).toContain('لم تكن الصفحة متاحة في 20 نوفمبر 2026.');
  });

  test('sees no warning on a link that may work', async () => {
    expect(await pageOf('/en/coin/many-1')).not.toMatch(
      /The page was not available|The site did not respond/,
    );
  });
});
