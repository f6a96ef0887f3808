import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { open, openBrowser } from '#tests/browser/browser.ts';
import { editorsPage } from '#tests/browser/signed-in.ts';
import { market } from '#tests/samples/market-site.ts';

// What a screen reader is given to say, page by page, as it was last read and found to make sense: `aria-snapshots/*.yml`.
// Whoever changes a page reads the change there before it is kept (`npx vitest run -u`).

const browser = openBrowser({ surround: market });

/** What is read, and under which name it is kept: `main` without what is around every page alike. */
const READ = [
  ['home', '/', 'body'],
  ['comparison', '/?tab=comparison', 'main section:has(table)'],
  ['coins', '/cryptocurrencies?category=haram&sort=rating', 'main'],
  ['exchanges', '/exchange?q=nothing', 'main'],
  ['coin', '/coin/bitcoin', 'main'],
  ['exchange', '/exchange/binance', 'main'],
  ['markets', '/markets?q=bitcoin', 'main'],
  ['search', '/search?q=bit', 'main'],
  ['accessibility', '/accessibility', 'main'],
  ['not-found', '/nowhere', 'main'],
] as const;

test.each(['ar', 'en'] as const)(
  'the pages are read out as they were found to make sense (%s)',
  async (language) => {
    const page = await browser.newPage({ language, failing: [404] });
    for (const [name, path, part] of READ) {
      await page.goto(localizedPath(path, language));
      await expectToRead(page, `${name}.${language}`, part);
      expect(await inForeignLetters(page, language), name).toEqual([]);
    }
  },
);

test('so is the search, while one types', async () => {
  const page = await browser.newPage({ language: 'ar' });
  await open(page, '/');
  await page.keyboard.press('Control+k');
  await page.locator('#find-field').fill('bit');
  await page.locator('#find-list [role=option]').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await expectToRead(page, 'find.ar', '#find');
});

test('so is the sign-in, in which the browser helps', async () => {
  const page = await browser.newPage();
  await open(page, '/admin/login');
  await expectToRead(page, 'sign-in.en', 'body');
  // A password manager fills it in; nothing is to be remembered or copied by hand (WCAG 3.3.8).
  const helped = page.locator('input:not([type=hidden])');
  expect(
    await helped.evaluateAll((all) => all.map((one) => one.getAttribute('autocomplete'))),
  ).toEqual(['username', 'current-password']);
});

test('so are an editor’s list, a form with what is wrong in it, and a question', async () => {
  const { page } = await editorsPage(browser);
  await open(page, '/admin/coins?q=bitcoin');
  await expectToRead(page, 'manage.en', 'body');
  await open(page, '/admin/coins/delete/bitcoin');
  await expectToRead(page, 'question.en', 'dialog');
  await open(page, '/admin/coins/add');
  await page.getByRole('button', { name: 'Add Coin' }).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
  await expectToRead(page, 'coin-form.en', 'main');
});

async function expectToRead(page: Page, name: string, part: string): Promise<void> {
  const spoken = page.locator(part).first();
  const read = tidied(await spoken.ariaSnapshot());
  expect(nameless(read), `${name}: without a name`).toEqual([]);
  expect(twiceSaid(read), `${name}: says what its role says`).toEqual([]);
  const said = [...new Set(await spoken.evaluate(besides))].join('\n');
  await expect(`${read}---\n${said}\n`).toMatchFileSnapshot(`aria-snapshots/${name}.yml`);
}

/** What is said beside role and name, which the tree leaves out: what is current, sorted by, wrong, or in another language. */
function besides(root: Element): string[] {
  const STATES = ['aria-current', 'aria-sort', 'aria-required', 'required', 'aria-invalid', 'lang'];
  const found: string[] = [];
  for (const element of [root, ...root.querySelectorAll('*')] as HTMLElement[]) {
    if (!element.checkVisibility()) continue;
    const states = STATES.flatMap((state) => {
      const value = element.getAttribute(state);
      return value === null || value === 'false' ? [] : [value ? `${state} ${value}` : state];
    });
    const described = (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .flatMap((id) => (id && textOf(document.getElementById(id))) || []);
    if (described.length > 0) states.push(`described as "${described.join(' ')}"`);
    if (states.length === 0) continue;
    const { labels } = element as HTMLInputElement;
    const name = element.ariaLabel ?? textOf(labels?.[0] ?? element);
    found.push(`- ${element.localName} "${name.slice(0, 60)}": ${states.join(', ')}`);
  }
  return found;

  function textOf(element: Element | null): string {
    const heard = element?.cloneNode(true) as Element | undefined;
    for (const unheard of heard?.querySelectorAll('[aria-hidden=true]') ?? []) unheard.remove();
    return heard?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
  }
}

/** Without addresses, and without what changes from day to day. */
function tidied(tree: string): string {
  const lines = tree.split('\n').filter((line) => !/^\s*- \/(url|placeholder):/.test(line));
  const indent = (line = '') => line.search(/\S/);
  return lines
    .map((line, place) =>
      // What had nothing but an address in it.
      /^\s*- \w+ ".*":$/.test(line) && indent(lines[place + 1]) <= indent(line)
        ? line.slice(0, -1)
        : line,
    )
    .join('\n')
    .replaceAll(/- '?time.*/g, '- time')
    .replaceAll(/\d{1,2} \p{L}+ \d{4}/gu, 'DATE')
    .replaceAll(/© \d{4}/g, '© YEAR')
    .replaceAll(/[0-9a-f]{12}…/g, 'HASH…')
    .replaceAll(/editor-\d+@/g, 'editor@')
    .concat('\n');
}

/** What one can use or is to be shown, and of which nobody hears what it is. */
function nameless(tree: string): string[] {
  const named =
    /^\s*- (?:link|button|img|textbox|searchbox|combobox|checkbox|spinbutton|dialog)(?! ")/;
  return tree.split('\n').filter((line) => named.test(line));
}

/** A screen reader says the role by itself: "image, picture of …". */
function twiceSaid(tree: string): string[] {
  const roles =
    /- (?:img "[^"]*\b(?:image|picture|icon)\b|link "[^"]*\blink\b|button "[^"]*\bbutton\b)/i;
  const inArabic = /- (?:img ".*(?:صورة|أيقونة)|link ".*رابط|button ".*زر )/;
  return tree.split('\n').filter((line) => roles.test(line) || inArabic.test(line));
}

/** Sentences in the letters of the other language that no mark tells a voice to change for; names stay names. */
function inForeignLetters(page: Page, language: 'ar' | 'en'): Promise<string[]> {
  const other = language === 'ar' ? 'en' : 'ar';
  return page.evaluate(
    ([own, other]) => {
      const foreign =
        own === 'ar' ? /[a-z']+(?:[ ,]+[a-z']+){4}/i : /\p{Script=Arabic}+ \p{Script=Arabic}+/u;
      const found: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { textContent, parentElement: parent } = texts.currentNode;
        if (!parent?.checkVisibility() || parent.closest('script, code, pre')) continue;
        const isMarked = parent.closest('[lang]')?.getAttribute('lang') === other;
        if (!isMarked && foreign.test(textContent ?? '')) found.push(textContent ?? '');
      }
      return found;
    },
    [language, other] as const,
  );
}
