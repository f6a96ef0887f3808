import { describe, expect, test } from 'vitest';
import { deleteListing } from '#domain/listing/change/edit.ts';
import { findListing } from '#domain/listing/find.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { expectAccessibleInBothThemes } from '#tests/browser/axe.ts';
import { addressOf, eventually, open, openBrowser, settled } from '#tests/browser/browser.ts';
import {
  added,
  addManaged,
  changedMeanwhile,
  focused,
  KINDS,
  plainEditor,
  rows,
  withRefusedChanges,
} from '#tests/browser/managed.ts';
import { editorsPage } from '#tests/browser/signed-in.ts';
import { failPosts } from '#tests/rig/page-faults.ts';

const browser = openBrowser({ template: 'empty', prepare: addManaged });

const publicStatus = async (kind: Kind, id: string) =>
  (await fetch(`${browser.site.url}/en/${kind}/${id}`)).status;

const [COIN, EXCHANGE] = KINDS;

describe('the deletion of a coin', () => {
  const { kind, path, one, One } = COIN;

  test('is confirmed in a dialog, takes the coin off the site, and can be restored', async () => {
    const id = await added(browser.site.db, kind, 'Short Lived');
    const { page } = await editorsPage(browser);
    await open(page, `${path}?q=short`);
    const link = page.getByRole('link', { name: 'Delete Short Lived' });
    await link.click();
    const question = page.getByRole('dialog', {
      name: `Are you sure you want to delete this ${one}?`,
    });
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(addressOf(page)).toBe(`${path}?q=short`);
    await eventually(() => focused(page)).toBe('Delete Short Lived');

    await link.click();
    await question.getByRole('button', { name: `Delete ${one}` }).click();
    const notice = page.getByRole('status').filter({ hasText: `${One} deleted successfully!` });
    await notice.waitFor();
    await eventually(() => focused(page)).toContain(`${One} deleted successfully!`);
    expect(await rows(page).count()).toBe(0);
    expect(await publicStatus(kind, id)).toBe(404);

    await notice.getByRole('button', { name: 'Restore', exact: true }).click();
    await page.getByText(`${One} restored successfully!`).waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('short');
    expect(await publicStatus(kind, id)).toBe(200);
    // The notice of the deletion is no longer shown.
    await page.goBack();
    await eventually(() => page.getByText(`${One} deleted successfully!`).count()).toBe(0);
  });

  test('shows when it or its restoring fails, and stays on the page while the server restarts', async () => {
    const { db } = browser.site;
    const id = await added(db, kind, 'Stubborn');
    const { page } = await editorsPage(browser, { failing: [500, 502] });
    await open(page, `${path}/delete/${id}`);
    const sure = page.getByRole('button', { name: `Delete ${one}` });
    const failed = page
      .getByRole('alert')
      .filter({ hasText: `Error deleting ${one}. Please try again.` });
    const answered = (status: number) => page.waitForResponse((it) => it.status() === status);
    const serve = await failPosts(page);
    await Promise.all([answered(502), sure.click()]);
    await failed.waitFor();
    await serve();
    await withRefusedChanges(db, async () => {
      await Promise.all([answered(500), sure.click()]);
      await settled(page);
      await failed.waitFor();
    });
    await sure.click();
    await page.getByText(`${One} deleted successfully!`).waitFor();
    await withRefusedChanges(db, async () => {
      await page.getByRole('button', { name: 'Restore', exact: true }).click();
      const failure = `Error restoring ${one}. Please try again.`;
      await page.getByRole('alert').filter({ hasText: failure }).waitFor();
    });
  });
});

describe('the deletion of an exchange', () => {
  const { kind, path, one, One } = EXCHANGE;

  test('works without scripts and can be restored', async () => {
    const id = await added(browser.site.db, kind, 'Plainly Gone');
    const { page } = await editorsPage(browser, { javaScript: false });
    await page.goto(`${path}?q=plainly`);
    await page.getByRole('link', { name: 'Delete Plainly Gone' }).click();
    await page.getByRole('heading', { name: 'Are you sure' }).waitFor();
    expect(await page.getByRole('list', { name: `${One}s` }).isVisible()).toBe(false);
    await page.getByRole('button', { name: `Delete ${one}` }).click();
    await page.getByText(`${One} deleted successfully!`).waitFor();
    expect(await publicStatus(kind, id)).toBe(404);

    await page.goto(path);
    await page.getByText('Recently deleted').click();
    await page.getByRole('button', { name: 'Restore Plainly Gone' }).click();
    await page.getByText(`${One} restored successfully!`).waitFor();
    expect(await publicStatus(kind, id)).toBe(200);
  });

  test('is asked for accessibly, stops at another editor’s change, shows it, and continues once confirmed', async () => {
    const id = await added(browser.site.db, kind, 'Moving Target');
    const { page } = await editorsPage(browser, { bypassCSP: true, failing: [409] });
    await open(page, `${path}/delete/${id}`);
    await expectAccessibleInBothThemes(page);
    await changedMeanwhile(browser.site.db, { kind, id }, 'سبب جديد');
    const sent = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.getByRole('button', { name: `Delete ${one}` }).click();
    expect((await sent).status()).toBe(409);
    await page.getByRole('alert').filter({ hasText: 'Nothing was deleted' }).waitFor();
    expect(await page.getByRole('alert').textContent()).toContain('other@example.com');
    const change = page.getByRole('dialog').locator('dl');
    expect(await change.textContent()).toBe('Arabic reasonBeforeسببNowسبب جديد');
    await page.getByRole('button', { name: 'Delete anyway' }).click();
    await page.getByText(`${One} deleted successfully!`).waitFor();
    expect(await findListing(browser.site.db, kind, id)).toBeNull();
  });
});

describe.each(KINDS)('the deletion of a $one', ({ kind, path, One }) => {
  test('is not restored over a new listing with the same id', async () => {
    const id = await added(browser.site.db, kind, 'Phoenix');
    const { db } = browser.site;
    const deleted = await deleteListing(db, kind, id, { version: 1, by: 'other@example.com' });
    if (deleted.outcome !== 'deleted') throw new Error('not deleted');
    await added(db, kind, 'Phoenix');
    const { post } = await plainEditor(browser.site);
    const answer = await post(`${path}/put-back/${deleted.change}`);
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('Nothing was changed');
    // The other kind has no such deletion.
    const other = KINDS.find((each) => each.kind !== kind)?.path;
    expect((await post(`${other}/put-back/${deleted.change}`)).status).toBe(404);
    expect((await post(`${path}/put-back/999999`)).status).toBe(404);
  });

  test('finds nothing where there never was one, or is none any more', async () => {
    const { get, post } = await plainEditor(browser.site);
    const id = await added(browser.site.db, kind, 'Gone Already');
    await deleteListing(browser.site.db, kind, id, { version: 1, by: 'other@example.com' });
    for (const { status, text } of [
      await get(`${path}/delete/nothing`),
      await post(`${path}/delete/${id}`, { version: '1' }),
    ]) {
      expect([status, text.includes(`${One} not found!`)]).toEqual([404, true]);
    }
  });
});
