import { describe, expect, test } from 'vitest';
import { deleteListing } from '#domain/listing/edit.ts';
import { eventually, open, openBrowser } from './browser.ts';
import { added, addManaged, changedMeanwhile, lookedAt, namesOf } from './managed.ts';
import { editorsPage } from './signed-in.ts';

const browser = openBrowser({ template: 'empty', prepare: addManaged });

describe('the dashboard', () => {
  test('counts, leads to the quick actions and to what wants a look', async () => {
    const { page } = await editorsPage(browser);
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
    await coins.getByRole('link', { name: '1 with translations to look at' }).click();
    await eventually(() => namesOf(page)).toEqual(['Doubtful C25']);
  });

  test('shows the five best coins, to edit and to view', async () => {
    const { page } = await editorsPage(browser);
    await open(page, '/admin/dashboard');
    const best = page.getByRole('region', { name: 'Top coins by rating' }).getByRole('listitem');
    expect(await best.count()).toBe(5);
    const links = await best.first().getByRole('link').all();
    const to = await Promise.all(links.map((link) => link.getAttribute('href')));
    expect(to).toEqual(['/admin/coins/edit/doubtful', '/en/coin/doubtful']);
  });

  test('tells who has changed what', async () => {
    const id = await added(browser.site.db, 'exchange', 'Talked About');
    await changedMeanwhile(
      browser.site.db,
      { kind: 'exchange', id, by: 'amina@example.com' },
      'سبب آخر',
    );
    const { page } = await editorsPage(browser);
    await open(page, '/admin/dashboard');
    const latest = page.getByRole('region', { name: 'Latest changes' }).getByRole('listitem');
    expect(await latest.first().textContent()).toMatch(
      /Talked About \(exchange\) translated.* UTC by amina@example\.com$/,
    );
    await deleteListing(browser.site.db, 'exchange', id, { version: 2, by: 'other@example.com' });
  });
});

test(
  'nothing on the dashboard stands in an editor’s way',
  () => lookedAt(browser, '/admin/dashboard'),
  90_000,
);
