import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { cutFont, DRAWING_FONTS, fontFile, SUBSETS } from './cut-fonts.ts';

const STYLE = new URL('../../app/fonts/fonts.css', import.meta.url);

test.each([...SUBSETS, ...DRAWING_FONTS])(
  '$file is up to date (node cli/assets/cut-fonts.ts)',
  async (subset) => {
    const committed = await readFile(fontFile(subset));
    expect(committed.equals(await cutFont(subset))).toBe(true);
  },
);

test.each(SUBSETS)('fonts.css has the unicode-range of $file', async ({ file, unicodeRange }) => {
  const style = await readFile(STYLE, 'utf8');
  const face = style.split('@font-face').find((rule) => rule.includes(`"./${file}"`));
  const range = /unicode-range:([^;]*)/.exec(face ?? '')?.[1];
  expect(range?.trim().replace(/\s+/g, ' ')).toBe(unicodeRange);
});
