import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { openBrowser } from '#tests/browser/browser.ts';
import { combinations } from '#tests/samples/combinations.ts';
import { market } from '#tests/samples/market-site.ts';

// Rules of the drawing that axe does not know.

const browser = openBrowser({ surround: market });

const PATHS = [
  '',
  '/cryptocurrencies',
  '/exchange',
  '/coin/bitcoin',
  '/exchange/binance',
  '/markets',
  '/changes',
  '/changes?only=first',
  '/check',
  '/compare?ids=bitcoin,ethereum',
  '/methodology',
  '/search?q=bitcoin',
  '/news',
];
/** Pages that have every kind of control and of heading between them. */
const WITH_CONTROLS = ['', '/cryptocurrencies', '/exchange', '/coin/bitcoin', '/check'];

/** The contrast between the border of each control and the ground around it (WCAG 1.4.11). */
function faintBorders(): string[] {
  const known = new Map<string, number[]>();
  const channels = (colour: string): number[] => {
    const found = known.get(colour) ?? drawn(colour);
    known.set(colour, found);
    return found;
  };
  const drawn = (colour: string): number[] => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) throw new Error('no canvas');
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const luminance = ([red = 0, green = 0, blue = 0]: number[]) => {
    const linear = (value: number) =>
      value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  const contrast = (one: number[], other: number[]) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const groundOf = (element: Element | null): number[] => {
    for (let at = element; at; at = at.parentElement) {
      const ground = channels(getComputedStyle(at).backgroundColor);
      if (ground[3] === 255) return ground;
    }
    return [255, 255, 255, 255];
  };
  const controls = document.querySelectorAll(
    'button, input, select, textarea, a.button, .icon-button',
  );
  return [...controls].flatMap((control) => {
    const { borderTopWidth, borderTopColor, visibility, backgroundColor } =
      getComputedStyle(control);
    const isDrawn = control.getClientRects().length > 0 && visibility === 'visible';
    const border = channels(borderTopColor);
    // A filled control is seen by its ground.
    const isFilled =
      channels(backgroundColor)[3] === 255 &&
      contrast(channels(backgroundColor), groundOf(control.parentElement)) >= 3;
    if (!isDrawn || isFilled || borderTopWidth === '0px' || border[3] === 0) return [];
    const found = contrast(border, groundOf(control.parentElement));
    return found < 3 ? [`${control.outerHTML.slice(0, 80)}: ${found.toFixed(2)}`] : [];
  });
}

function looseHeadings(most: number): string[] {
  return [...document.querySelectorAll('h1, h2, h3')].flatMap((heading) => {
    const { lineHeight, fontSize } = getComputedStyle(heading);
    const leading = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    return leading > most + 0.005 ? [`${heading.textContent}: ${leading.toFixed(2)}`] : [];
  });
}

/** Verdicts without the sign of a firmness, or words in its place, beside them. */
function bareVerdicts(inItsPlace: string[]): string[] {
  return [...document.querySelectorAll('main [data-verdict]')].flatMap((word) => {
    const around = word.parentElement;
    const isFirm = around?.querySelector('use[href^="#firmness-"], .lockup-firmness:not(:empty)');
    const said = around?.textContent ?? '';
    return isFirm || inItsPlace.some((words) => said.includes(words)) ? [] : [said];
  });
}

/** Widths of digits in figures that are under each other. */
function unequalDigits(): string[] {
  return [...document.querySelectorAll('.num')].slice(0, 20).flatMap((figure) => {
    const probe = document.createElement('span');
    figure.append(probe);
    const widths = ['1111', '0000', '8888'].map((digits) => {
      probe.textContent = digits;
      return probe.getBoundingClientRect().width;
    });
    probe.remove();
    const spread = Math.max(...widths) - Math.min(...widths);
    return spread > 0.1 ? [`${figure.textContent}: ${spread}`] : [];
  });
}

/** How many percentages in Arabic texts are drawn with their sign after the digits, and those that are not; also of what is folded. */
function drawnPercentages(): { right: number; wrong: string[] } {
  for (const fold of document.querySelectorAll('details')) fold.open = true;
  const drawn = { right: 0, wrong: [] as string[] };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue ?? '';
    if (!/\p{Script=Arabic}/u.test(text)) continue;
    for (const { index } of text.matchAll(/\d%/g)) {
      const [digit, sign] = [index, index + 1].map((from) => {
        const range = document.createRange();
        range.setStart(node, from);
        range.setEnd(node, from + 1);
        return range.getBoundingClientRect();
      });
      if (!digit?.width || !sign) continue;
      if (sign.left > digit.left) drawn.right += 1;
      else drawn.wrong.push(text.slice(Math.max(0, index - 20), index + 20));
    }
  }
  return drawn;
}

/** Texts of a table's row that are drawn over each other. */
function overprinted(): string[] {
  return [...document.querySelectorAll('main tbody tr')].flatMap((row) => {
    const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    const drawn: { text: string; lines: DOMRect[] }[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const isRead = node.parentElement?.closest('.sr-only') === null;
      const lines = [...range.getClientRects()];
      const text = node.nodeValue?.trim();
      if (isRead && text) drawn.push({ text, lines });
    }
    const pictures = [...row.querySelectorAll('td svg')].map((picture) => ({
      text: 'a picture',
      lines: [picture.getBoundingClientRect()],
    }));
    const isOver = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      // Lines of a text reach into each other's leading.
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 8;
    return drawn.flatMap((one, place) =>
      [...drawn.slice(place + 1), ...pictures]
        .filter((other) => one.lines.some((line) => other.lines.some((at) => isOver(line, at))))
        .map((other) => `${one.text} | ${other.text}`),
    );
  });
}

async function faultsOf(page: Page, language: 'ar' | 'en') {
  const isMethod = page.url().endsWith('/methodology');
  const { verdict, changes } = LANGUAGES[language].text;
  return {
    borders: await page.evaluate(faintBorders),
    headings: await page.evaluate(looseHeadings, language === 'ar' ? 1.5 : 1.3),
    // The branches of the method's tree are verdicts of no listing.
    verdicts: isMethod
      ? []
      : await page.evaluate(bareVerdicts, [verdict.noFirmness, changes.earlierMethod]),
    digits: await page.evaluate(unequalDigits),
  };
}

const EVERY = (['ar', 'en'] as const).flatMap((language) =>
  (['light', 'dark'] as const).map((theme) => ({ language, theme, paths: PATHS })),
);
// Borders depend on the theme alone, headings on the language alone, verdicts and digits on neither.
const SOME = [
  { language: 'ar', theme: 'light', paths: PATHS },
  { language: 'en', theme: 'dark', paths: WITH_CONTROLS },
] as const;

test.each(combinations(SOME, EVERY))(
  'every screen in $language has visible borders, close headings, verdicts with firmness and even digits when it is $theme',
  async ({ language, theme, paths }) => {
    const page = await browser.newPage({ language, theme });
    for (const path of paths) {
      await page.goto(language === 'ar' ? path || '/' : `/en${path}`);
      expect([path, await faultsOf(page, language)]).toEqual([
        path,
        { borders: [], headings: [], verdicts: [], digits: [] },
      ]);
    }
  },
);

test.each([
  '/coin/shiba-inu',
  '/coin/stellar/rulings/162',
  '/compare?ids=polygon,stellar',
  '/methodology',
])('percentages in the Arabic texts of %s have their sign after the digits', async (path) => {
  const page = await browser.newPage({ language: 'ar' });
  await page.goto(path);
  const { right, wrong } = await page.evaluate(drawnPercentages);
  expect(wrong).toEqual([]);
  expect(right).toBeGreaterThan(0);
});

test.each(['ar', 'en'] as const)(
  'no texts of a coin’s row are drawn over each other in the %s lists',
  async (language) => {
    const page = await browser.newPage({ language });
    for (const path of ['', '/?tab=comparison', '/cryptocurrencies']) {
      await page.goto(language === 'ar' ? path || '/' : `/en${path}`);
      for (const width of [1024, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect([path, width, await page.evaluate(overprinted)]).toEqual([path, width, []]);
      }
    }
  },
);
