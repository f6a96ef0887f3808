import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { FEATURES, SUBSETS, type Subset } from './font-subsets.ts';

const FOLDER = fileURLToPath(new URL('../../app/fonts/', import.meta.url));
const DRAWING_FOLDER = fileURLToPath(new URL('../../domain/image/fonts/', import.meta.url));

/** Fonts for drawing share images: TTF files that cover every letter a name may have. */
export const DRAWING_FONTS: Subset[] = (
  [
    ['latin', 'U+0020-017F, U+2010-2030, U+20AC, U+20BF'],
    ['latin-ext', 'U+0100-024F, U+1E00-1EFF'],
    [
      'arabic',
      'U+0020, U+0028-0029, U+002E, U+0030-003A, U+0600-06FF, U+0750-077F, U+08A0-08FF, U+200C-200F, U+2066-2069',
    ],
  ] as const
).map(([from, unicodeRange]) => ({
  file: `readex-pro-${from}.ttf`,
  from,
  unicodeRange,
  weight: { min: 300, max: 600 },
}));

/** Cuts a subset from the font package; the result is deterministic. */
export async function cutFont({ file, from, unicodeRange, weight }: Subset): Promise<Buffer> {
  const whole = `@fontsource-variable/readex-pro/files/readex-pro-${from}-wght-normal.woff2`;
  const font = await readFile(createRequire(import.meta.url).resolve(whole));
  return subsetFont(font, lettersOf(unicodeRange), {
    targetFormat: file.endsWith('.ttf') ? 'sfnt' : 'woff2',
    keepFeatures: FEATURES,
    variationAxes: { wght: weight },
  });
}

/** Path of the committed file of a subset; the build does not cut fonts. */
export function fontFile({ file }: Subset): string {
  return (file.endsWith('.ttf') ? DRAWING_FOLDER : FOLDER) + file;
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
  for (const subset of [...SUBSETS, ...DRAWING_FONTS])
    await writeFile(fontFile(subset), await cutFont(subset));
}
