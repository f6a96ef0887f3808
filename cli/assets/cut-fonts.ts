import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

interface Subset {
  file: string;
  /** A file of the packages, without `.woff2`. */
  from: string;
  unicodeRange: string;
  weight: number | { min: number; max: number };
}

const readex = (script: 'latin' | 'latin-ext' | 'arabic') =>
  `@fontsource-variable/readex-pro/files/readex-pro-${script}-wght-normal`;

/** Digits and the signs beside them. */
const FIGURES = 'U+0020, U+0024-0025, U+002B-003A, U+00A0, U+00D7, U+2009, U+2212';

/** OpenType features that shape plain text; no style uses fractions or other figure styles. */
const FEATURES = ['calt', 'ccmp', 'fina', 'init', 'kern', 'liga', 'locl', 'mark', 'medi', 'rlig'];

/** The weights that the styles use; below 400 the typeface would need a second set of outlines. */
const WEIGHT = { min: 400, max: 600 };

/** Subsets for browsers; fonts.css falls back to the whole family of Readex Pro for other letters. */
export const SUBSETS: Subset[] = [
  {
    file: 'latin.woff2',
    from: readex('latin'),
    unicodeRange:
      'U+0020-007E, U+00A0, U+00A3, U+00A5, U+00A9, U+00AB, U+00AE, U+00B0-00B1, U+00B7, U+00BB, U+00D7, U+2009, U+200B-200F, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+202A-202F, U+2039-203A, U+2066-2069, U+20AC, U+2122, U+2191, U+2193, U+2212',
    weight: WEIGHT,
  },
  {
    file: 'latin-accents.woff2',
    from: readex('latin'),
    unicodeRange:
      'U+00A1-00A2, U+00A4, U+00A6-00A8, U+00AA, U+00AC, U+00AF, U+00B2-00B6, U+00B8-00BA, U+00BC-00D6, U+00D8-00FF, U+0131, U+0152-0153',
    weight: WEIGHT,
  },
  {
    // The letters of Turkish names that `latin-accents` lacks.
    file: 'latin-turkish.woff2',
    from: readex('latin-ext'),
    unicodeRange: 'U+011E-011F, U+0130, U+015E-015F',
    weight: WEIGHT,
  },
  {
    file: 'arabic.woff2',
    from: readex('arabic'),
    unicodeRange:
      'U+060C, U+061B, U+061F, U+0621-063A, U+0640-0655, U+0670-0671, U+067E, U+0686, U+0698, U+06A4, U+06A9, U+06AF, U+06CC',
    weight: WEIGHT,
  },
  {
    // Digits of quoted rulings; our own texts have Western ones.
    file: 'arabic-digits.woff2',
    from: readex('arabic'),
    unicodeRange: 'U+0660-066C',
    weight: WEIGHT,
  },
  {
    // The letters of «العربية», which every English page shows.
    file: 'arabic-name.woff2',
    from: readex('arabic'),
    unicodeRange: 'U+0627-0629, U+0631, U+0639, U+0644, U+064A',
    weight: 400,
  },
  {
    // Readex Pro has no digits of equal width; all of Noto Sans are.
    file: 'figures.woff2',
    from: '@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal',
    unicodeRange: FIGURES,
    weight: 500,
  },
];

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
  from: readex(from),
  unicodeRange,
  weight: { min: 300, max: 600 },
}));

/** Cuts a subset from the font package; the result is deterministic. */
export async function cutFont({ file, from, unicodeRange, weight }: Subset): Promise<Buffer> {
  const font = await readFile(createRequire(import.meta.url).resolve(`${from}.woff2`));
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
