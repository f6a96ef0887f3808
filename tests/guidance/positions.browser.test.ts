import { expect, test } from 'vitest';
import { ar as AR } from '#app/i18n/text.ar.ts';
import { en as EN } from '#app/i18n/text.en.ts';
import { eventually, openBrowser } from '#tests/browser/browser.ts';

const browser = openBrowser({ template: 'starter' });

test('positions are folded by subject, and one leads to the words of its body, without JavaScript', async () => {
  const page = await browser.newPage({ javaScript: false });
  await page.goto('/en/positions');
  const subject = page.locator('details', { has: page.getByRole('heading', { name: 'Ethereum' }) });
  expect(await subject.getByRole('link').first().isVisible()).toBe(false);
  await subject.locator('summary').click();
  await subject.getByRole('link').first().click();
  await page.waitForURL(/\/en\/positions\/[a-z0-9-]+#./);
  await page.locator('article:target').waitFor();
});

test('a phone names the first bodies on two subjects, each stance in words for a screen reader, and shows all of the others on request', async () => {
  const page = await browser.newPage({ language: 'ar', width: 360, javaScript: false });
  await page.goto('/positions');
  const subjects = page.locator('#differences li:has(> details)');
  const named = subjects.locator('> ul:visible');
  expect(await named.count()).toBe(2);
  expect(await named.first().locator('li').first().innerText()).toContain(
    AR.positions.stances.permitted,
  );
  const third = subjects.nth(2);
  await third.getByText(AR.filters.showAll).click();
  expect(await third.getByRole('link').first().isVisible()).toBe(true);
});

test('a subject with more positions than decisions says why beside its list, without JavaScript', async () => {
  const page = await browser.newPage({ javaScript: false });
  await page.goto('/en/positions');
  const bitcoin = page.locator('details', {
    has: page.getByRole('heading', { name: 'Bitcoin', exact: true }),
  });
  await bitcoin.locator('summary').click();
  await bitcoin
    .getByText(/^\d+ positions from \d+ decisions: a decision is counted once/)
    .waitFor();
});

test('a body has its decisions counted by stance, and the words of each position, without JavaScript', async () => {
  const page = await browser.newPage({ javaScript: false });
  const path = '/en/positions/international-islamic-fiqh-academy';
  await page.goto(path);
  await page.getByText('1 leaves the question open: crypto-assets in general').waitFor();
  await page.getByText(EN.positions.quoted(1, 3)).waitFor();
  // The texts of a decision are in one card, a report of it folded.
  const decision = page.locator('section:not(:has(section))', {
    hasText: 'Counted with this decision: reported by',
  });
  expect(await decision.locator('article').count()).toBe(2);
  expect(await decision.locator('article').last().isVisible()).toBe(false);
  await decision.getByText('Counted with this decision').click();
  await decision.locator('article').last().getByText(EN.positions.reportedBy).waitFor();
  const positions = page.locator('article[id]');
  expect(await positions.count()).toBe(3);
  const last = positions.last();
  expect(await last.getByText(EN.positions.stances.forbidden, { exact: true }).isVisible()).toBe(
    true,
  );
  // Our translation, with the exact words folded under it.
  await last.getByText(/is not permissible/).waitFor();
  expect(await last.getByRole('blockquote').isVisible()).toBe(false);
  await last.locator('summary').click();
  await last.getByRole('blockquote').waitFor();
  // A link to one of them leads to it.
  await page.goto(`${path}#${await last.getAttribute('id')}`);
  await eventually(async () => (await last.boundingBox())?.y ?? 9999).toBeLessThan(800);
});

test('each body and scholar leads to the next of the list, and the last to the first', async () => {
  const pageOf = async (path: string) => (await fetch(browser.site.url + path)).text();
  const listed = new Set(
    (await pageOf('/en/positions')).match(/\/en\/positions\/[a-z0-9-]+(?=["#])/g),
  );
  listed.delete('/en/positions/differences');
  const [first = ''] = listed;
  const walked: string[] = [];
  for (let path = first; !walked.includes(path); ) {
    walked.push(path);
    const [, rest = ''] = (await pageOf(path)).split(`>${EN.positions.nextHolder}<`);
    path = /href="([^"#]*)"/.exec(rest)?.[1] ?? '';
  }
  expect(walked.toSorted()).toEqual([...listed].toSorted());
});

test('a search and a stance leave the positions that have both, without JavaScript', async () => {
  const page = await browser.newPage({ language: 'ar', javaScript: false });
  await page.goto('/positions');
  // The English name, on an Arabic page.
  await page.getByRole('searchbox').fill('diyanet');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/positions?q=diyanet');
  const countries = page.locator('details', { has: page.getByRole('heading', { name: 'تركيا' }) });
  await countries.getByRole('link').first().waitFor();
  await page.getByRole('link', { name: AR.positions.stances.permitted, exact: true }).click();
  await page.waitForURL('**/positions?q=diyanet&stance=permitted');
  await page.getByText(AR.filters.noResults).waitFor();
  await page.getByRole('link', { name: AR.filters.showAll }).click();
  await page.waitForURL('**/positions');
});

test('a search says how many positions of how many decisions it found', async () => {
  const page = await browser.newPage();
  await page.goto('/en/positions?q=ethereum');
  const found = await page.getByText(/^Found: /).textContent();
  const [, positions = '', decisions = ''] = /Found: (\d+) .* (\d+) dec/.exec(found ?? '') ?? [];
  expect(Number(decisions)).toBeGreaterThan(1);
  expect(Number(positions)).toBeGreaterThanOrEqual(Number(decisions));
  await page.getByRole('heading', { name: EN.positions.holdersTitle }).waitFor();
});
