import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { drawIcon, ICONS } from './draw-icons.ts';

test.each(ICONS)(
  '$file is what is drawn from the mark now (node cli/assets/draw-icons.ts)',
  async (icon) => {
    const kept = await readFile(new URL(`../../public/${icon.file}`, import.meta.url));
    expect(kept.equals(await drawIcon(icon))).toBe(true);
  },
);
