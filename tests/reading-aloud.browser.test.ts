import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { open, openBrowser } from './browser.ts';
import { market } from './market-site.ts';
import { editorsPage } from './signed-in.ts';

// What a screen reader is given to say, page by page, as it was last read and found to make sense: `reading-aloud/*.yml`.
// Whoever changes a page reads the change there before it is kept (`npx vitest run -u`).

const browser = openBrowser({ surround: market });

const READ = [
  ['home', '/'],
  ['coins', '/cryptocurrencies?category=haram'],
  ['coin', '/coin/bitcoin'],
  ['markets', '/markets?q=bitcoin'],
  ['accessibility', '/accessibility'],
] as const;

describe.each(['ar', 'en'] as const)('in %s', (language) => {
  test.each(READ)('%s is read out as it was found to make sense', async (name, path) => {
    const page = await browser.newPage({ language });
    await open(page, localizedPath(path, language));
    await expectToRead(page, `${name}.${language}`);
    expect(await inForeignLetters(page, language)).toEqual([]);
  });
});

test('the sign-in is read out as it was found to make sense, and helped with by the browser', async () => {
  const page = await browser.newPage();
  await open(page, '/admin/login');
  await expectToRead(page, 'sign-in.en');
  // A password manager fills it in; nothing is to be remembered or copied by hand (WCAG 3.3.8).
  const helped = page.locator('input:not([type=hidden])');
  expect(
    await helped.evaluateAll((all) => all.map((one) => one.getAttribute('autocomplete'))),
  ).toEqual(['username', 'current-password']);
});

test('the form of a listing is read out as it was found to make sense', async () => {
  const { page } = await editorsPage(browser);
  await open(page, '/admin/coins/add');
  await expectToRead(page, 'coin-form.en');
});

async function expectToRead(page: Page, name: string): Promise<void> {
  const read = tidied(await page.locator('body').ariaSnapshot());
  expect(nameless(read), 'without a name').toEqual([]);
  expect(twiceSaid(read), 'says what its role says').toEqual([]);
  await expect(read).toMatchFileSnapshot(`reading-aloud/${name}.yml`);
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
