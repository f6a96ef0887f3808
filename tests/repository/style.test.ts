import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const sources = readdirSync(`${ROOT}/app`, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name))
  .map((entry) => relative(ROOT, `${entry.parentPath}/${entry.name}`))
  .filter((path) => !path.endsWith('.test.ts'));
const code = sources.filter((path) => !path.endsWith('.css'));
const styles = sources.filter((path) => path.endsWith('.css'));

const PHYSICAL_CLASS =
  /(?<![\w-])-?(?:(?:scroll-)?[mp][lr]-|(?:left|right)-|(?:text|float|clear)-(?:left|right)\b|border-[lr]\b|rounded-(?:[lr]|[tb][lr])\b)[\w[\]./-]*/g;
const PHYSICAL_PROPERTY =
  /(?<![\w-])(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right)[\w-]*|(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)/g;
const SLANTED_OR_SPACED = /(?<![\w-])(?:italic|-?tracking-[\w[\]./-]+)(?![\w-])/g;
const CLOCK_OR_CHANCE = /\bnew Date\(\)|\bDate\.now\(|\bMath\.random\(|\btoday\(\)/g;
const VERDICT_COLOUR =
  /(?<![\w-])[a-z]+(?:-[a-z])?-(?:halal|questionable|haram)(?:\/\d+)?(?![\w-])|\bVERDICT_(?:TEXT|FILL)\b/g;

test('the rules find sources', () => {
  expect(code.length).toBeGreaterThan(30);
  expect(styles).toContain('app/style.css');
});

describe('the rules recognise violations', () => {
  test.each([
    [PHYSICAL_CLASS, 'flex ml-4'],
    [PHYSICAL_CLASS, 'md:-mr-2'],
    [PHYSICAL_CLASS, '-left-1'],
    [PHYSICAL_CLASS, 'right-[3px]'],
    [PHYSICAL_CLASS, 'rtl:text-left'],
    [PHYSICAL_CLASS, 'border-l'],
    [PHYSICAL_CLASS, 'border-r-2'],
    [PHYSICAL_CLASS, 'rounded-tl-md'],
    [PHYSICAL_CLASS, 'scroll-pl-4'],
    [PHYSICAL_PROPERTY, 'margin-left: 1px'],
    [PHYSICAL_PROPERTY, '{ left: 0 }'],
    [PHYSICAL_PROPERTY, 'text-align: right'],
    [PHYSICAL_PROPERTY, 'border-top-left-radius: 1px'],
    [SLANTED_OR_SPACED, 'font-medium italic'],
    [SLANTED_OR_SPACED, 'md:tracking-wide'],
    [VERDICT_COLOUR, 'hover:bg-haram/10'],
    [VERDICT_COLOUR, 'border-s-halal'],
    [VERDICT_COLOUR, 'className={VERDICT_TEXT[verdict]}'],
  ])('%s: %s', (rule, text) => {
    expect(text.match(rule)).not.toBeNull();
  });

  test.each([
    [
      PHYSICAL_CLASS,
      'ms-4 ps-2 start-0 end-1 text-start border-s rounded-e-md border-line rounded-lg',
    ],
    [PHYSICAL_PROPERTY, 'margin-inline-start: 1px; inset-inline-end: 0; transform-origin: left'],
    [SLANTED_OR_SPACED, 'not-italic'],
    [VERDICT_COLOUR, 'text.verdict.halal'],
  ])('and what is allowed is not, %s: %s', (rule, text) => {
    expect(text.match(rule)).toBeNull();
  });
});

test('no class names a side of the screen, which would be wrong on right-to-left pages', () => {
  expect(found(code, PHYSICAL_CLASS)).toEqual([]);
  expect(found(styles, new RegExp(`@apply[^;]*?${PHYSICAL_CLASS.source}`, 'g'))).toEqual([]);
});

test('no style rule names a side of the screen', () => {
  expect(found(styles, PHYSICAL_PROPERTY)).toEqual([]);
});

test('no element has an inline style, which the security policy blocks', () => {
  expect(found(code, /\sstyle=[{"']/g)).toEqual([]);
});

test('only verdicts, findings, positions, and bars of them have the colours of the verdicts', () => {
  const owners = [
    'app/verdict/verdict-colours.ts',
    'app/verdict/verdict-badge.tsx',
    'app/verdict/verdict-lockup.tsx',
    'app/verdict/rosette.tsx',
    'app/verdict/finding-bar.tsx',
    'app/home/distribution-bars.tsx',
    'app/home/verdict-bar.tsx',
    'app/editing/verdict-name.tsx',
    'app/market/market-shares.tsx',
    'app/position/stance-badge.tsx',
    'app/position/stance-shares.tsx',
    'app/mine/worth-bar.tsx',
  ];
  const elsewhere = code.filter((path) => !owners.includes(path));
  expect(found(elsewhere, VERDICT_COLOUR)).toEqual([]);
  expect(found(owners, VERDICT_COLOUR).length).toBeGreaterThan(0);
});

test('no text is slanted or tracked, because Arabic letters are joined', () => {
  expect(found(sources, SLANTED_OR_SPACED)).toEqual([]);
  expect(found(styles, /letter-spacing:\s*(?!0;|normal)\S+|font-style:\s*italic/g)).toEqual([]);
});

test('a component of a public page has the time from its loader: the browser would draw another one', () => {
  // Route modules have the loaders; the admin and a reader's own lists are drawn where they are read.
  const elsewhere = /^app\/(?:routes|mine|editing|session)\/|^app\/root\.tsx$|\.test\.tsx$/;
  const components = code.filter((path) => path.endsWith('.tsx') && !elsewhere.test(path));
  expect(components.length).toBeGreaterThan(100);
  expect(found(components, CLOCK_OR_CHANCE)).toEqual([]);
});

/** Matches of `rule` outside comments. */
function found(paths: string[], rule: RegExp): string[] {
  return paths.flatMap((path) => {
    const text = readFileSync(`${ROOT}/${path}`, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/^\s*\/\/.*$/gm, '');
    return (text.match(rule) ?? []).map((match) => `${path}: ${match}`);
  });
}
