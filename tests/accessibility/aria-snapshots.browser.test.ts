import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { open, openBrowser } from '#tests/browser/browser.ts';
import { editorsPage } from '#tests/browser/signed-in.ts';
import { market } from '#tests/samples/market-site.ts';

// Accessibility trees of pages, as they were last reviewed: `aria-snapshots/*.yml`. Changes are reviewed there before they
// are accepted with `npx vitest run -u`.

const browser = openBrowser({ surround: market });

/** Name of the snapshot, path, and part of the page; `main` is without header and footer. */
const PAGES = [
  ['home', '/', 'body'],
  ['comparison', '/?tab=comparison', 'main section:has(table)'],
  ['coins', '/cryptocurrencies?category=haram&sort=rating', 'main'],
  ['exchanges', '/exchange?q=nothing', 'main'],
  ['coin', '/coin/bitcoin', 'main'],
  ['exchange', '/exchange/binance', 'main'],
  ['markets', '/markets?q=bitcoin', 'main'],
  ['search', '/search?q=bit', 'main'],
  ['about', '/about', 'main'],
  ['accessibility', '/accessibility', 'main'],
  ['not-found', '/nowhere', 'main'],
] as const;

test.each(['ar', 'en'] as const)(
  'pages have their reviewed accessibility trees (%s)',
  async (language) => {
    const page = await browser.newPage({ language, failing: [404] });
    for (const [name, path, part] of PAGES) {
      await page.goto(localizedPath(path, language));
      await expectSnapshot(page, `${name}.${language}`, part);
      expect(await unmarkedForeignTexts(page, language), name).toEqual([]);
    }
  },
);

test('the search box with suggestions has its reviewed accessibility tree', async () => {
  const page = await browser.newPage({ language: 'ar' });
  await open(page, '/');
  await page.keyboard.press('Control+k');
  await page.locator('#find-field').fill('bit');
  await page.locator('#find-list [role=option]').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await expectSnapshot(page, 'find.ar', '#find');
});

test('the sign-in has its reviewed accessibility tree, and fields that browsers fill in', async () => {
  const page = await browser.newPage();
  await open(page, '/admin/login');
  await expectSnapshot(page, 'sign-in.en', 'body');
  // A password manager fills them in, so nothing needs to be remembered or copied (WCAG 3.3.8).
  const fields = page.locator('input:not([type=hidden])');
  expect(
    await fields.evaluateAll((inputs) => inputs.map((input) => input.getAttribute('autocomplete'))),
  ).toEqual(['username', 'current-password']);
});

test('an editor’s list, a form with errors and a dialog have their reviewed accessibility trees', async () => {
  const { page } = await editorsPage(browser);
  await open(page, '/admin/coins?q=bitcoin');
  await expectSnapshot(page, 'manage.en', 'body');
  await open(page, '/admin/coins/delete/bitcoin');
  await expectSnapshot(page, 'question.en', 'dialog');
  await open(page, '/admin/coins/add');
  await page.getByRole('button', { name: 'Add Coin' }).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
  await expectSnapshot(page, 'coin-form.en', 'main');
});

async function expectSnapshot(page: Page, name: string, part: string): Promise<void> {
  const root = page.locator(part).first();
  const tree = normalized(await root.ariaSnapshot());
  expect(withoutName(tree), `${name}: without a name`).toEqual([]);
  expect(repeatingRole(tree), `${name}: name repeats the role`).toEqual([]);
  const states = [...new Set(await root.evaluate(statesIn))].join('\n');
  await expect(`${tree}---\n${states}\n`).toMatchFileSnapshot(`aria-snapshots/${name}.yml`);
}

/** States that the tree leaves out: the current page, the sort order, errors, descriptions and languages. */
function statesIn(root: Element): string[] {
  const STATES = ['aria-current', 'aria-sort', 'aria-required', 'required', 'aria-invalid', 'lang'];
  const lines: string[] = [];
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
    lines.push(`- ${element.localName} "${name.slice(0, 60)}": ${states.join(', ')}`);
  }
  return lines;

  function textOf(element: Element | null): string {
    const copy = element?.cloneNode(true) as Element | undefined;
    for (const hidden of copy?.querySelectorAll('[aria-hidden=true]') ?? []) hidden.remove();
    return copy?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
  }
}

/** The tree without addresses and with placeholders for changing values. */
function normalized(tree: string): string {
  const lines = tree.split('\n').filter((line) => !/^\s*- \/(url|placeholder):/.test(line));
  const indent = (line = '') => line.search(/\S/);
  return lines
    .map((line, place) =>
      // The element had only an address in it.
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

/** Controls and images without an accessible name. */
function withoutName(tree: string): string[] {
  const unnamed =
    /^\s*- (?:link|button|img|textbox|searchbox|combobox|checkbox|spinbutton|dialog)(?! ")/;
  return tree.split('\n').filter((line) => unnamed.test(line));
}

/** Elements whose name repeats their role, which screen readers announce by themselves: "image, picture of …". */
function repeatingRole(tree: string): string[] {
  const roles =
    /- (?:img "[^"]*\b(?:image|picture|icon)\b|link "[^"]*\blink\b|button "[^"]*\bbutton\b)/i;
  const inArabic = /- (?:img ".*(?:صورة|أيقونة)|link ".*رابط(?!ة)|button ".*زر )/;
  return tree.split('\n').filter((line) => roles.test(line) || inArabic.test(line));
}

/** Sentences in the other language's script without a `lang` attribute; single names are permitted. */
function unmarkedForeignTexts(page: Page, language: 'ar' | 'en'): Promise<string[]> {
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
