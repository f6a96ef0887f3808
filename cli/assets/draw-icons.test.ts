import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { drawIcon, ICONS } from './draw-icons.ts';

test.each(ICONS)('$file is up to date (node cli/assets/draw-icons.ts)', async (icon) => {
  const committed = await readFile(new URL(`../../public/${icon.file}`, import.meta.url));
  expect(committed.equals(await drawIcon(icon))).toBe(true);
});
