import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { FEATURES, SUBSETS, type Subset } from '#app/fonts/subsets.ts';

const FOLDER = fileURLToPath(new URL('../app/fonts/', import.meta.url));

/** The WOFF2 file of a subset, cut from the package. The same each time. */
export async function cutFont({ from, unicodeRange, weight }: Subset): Promise<Buffer> {
  const whole = `@fontsource-variable/readex-pro/files/readex-pro-${from}-wght-normal.woff2`;
  const font = await readFile(createRequire(import.meta.url).resolve(whole));
  return subsetFont(font, lettersOf(unicodeRange), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: { wght: weight },
  });
}

/** Where the cut files are kept: the build does not cut them anew. */
export function fontFile({ file }: Subset): string {
  return FOLDER + file;
}

function lettersOf(unicodeRange: string): string {
  return unicodeRange
    .split(', ')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, place) => first + place);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}

if (import.meta.main) {
  for (const subset of SUBSETS) await writeFile(fontFile(subset), await cutFont(subset));
}
