import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { barePath, languageOf, localizedPath } from './localized-path.ts';

describe('a path', () => {
  test.each([
    // path, its language, bare, in Arabic, in English
    ['/', 'ar', '/', '/', '/en'],
    ['/en', 'en', '/', '/', '/en'],
    ['/en/', 'en', '/', '/', '/en'],
    ['/ar', 'ar', '/', '/', '/en'],
    ['/ar/', 'ar', '/', '/', '/en'],
    ['/ar/x', 'ar', '/x', '/x', '/en/x'],
    ['/en/x', 'en', '/x', '/x', '/en/x'],
    ['/coin/bitcoin', 'ar', '/coin/bitcoin', '/coin/bitcoin', '/en/coin/bitcoin'],
    ['/enough', 'ar', '/enough', '/enough', '/en/enough'],
    ['/article', 'ar', '/article', '/article', '/en/article'],
    ['/en-GB', 'ar', '/en-GB', '/en-GB', '/en/en-GB'],
    ['/coin/en', 'ar', '/coin/en', '/coin/en', '/en/coin/en'],
    ['/EN/x', 'en', '/x', '/x', '/en/x'],
    ['//evil.example', 'ar', '/evil.example', '/evil.example', '/en/evil.example'],
    ['/en//evil.example', 'en', '/evil.example', '/evil.example', '/en/evil.example'],
    ['/ar//evil.example', 'ar', '/evil.example', '/evil.example', '/en/evil.example'],
    ['/\\evil', 'ar', '/evil', '/evil', '/en/evil'],
    ['/en/\\/evil', 'en', '/evil', '/evil', '/en/evil'],
    ['\\\\evil', 'ar', '/evil', '/evil', '/en/evil'],
    ['x', 'ar', '/x', '/x', '/en/x'],
    ['', 'ar', '/', '/', '/en'],
  ] as const)('%j', (path, language, bare, inArabic, inEnglish) => {
    expect(languageOf(path)).toBe(language);
    expect(barePath(path)).toBe(bare);
    expect(localizedPath(path, 'ar')).toBe(inArabic);
    expect(localizedPath(path, 'en')).toBe(inEnglish);
  });

  test.each([
    ['/?q=btc#top', '/?q=btc#top', '/en?q=btc#top'],
    ['/#top', '/#top', '/en#top'],
    ['/en?q=btc', '/?q=btc', '/en?q=btc'],
    [
      '/en/exchange?q=/en/x&page=2#end',
      '/exchange?q=/en/x&page=2#end',
      '/en/exchange?q=/en/x&page=2#end',
    ],
    ['/ar/news?lang=en', '/news?lang=en', '/en/news?lang=en'],
  ])('%s keeps its query and hash', (path, inArabic, inEnglish) => {
    expect(localizedPath(path, 'ar')).toBe(inArabic);
    expect(localizedPath(path, 'en')).toBe(inEnglish);
  });
});

test('the admin has no prefix and is in English', () => {
  expect(['/admin', '/admin/coins', '/Admin/x'].map(languageOf)).toEqual(['en', 'en', 'en']);
  expect(['/administrator', '/coin/admin'].map(languageOf)).toEqual(['ar', 'ar']);
});

const piece = fc.constantFrom(
  '/',
  '\\',
  'en',
  'ar',
  'evil.example',
  'coin',
  '?',
  '#',
  '.',
  ':',
  '@',
  '%2f',
);
const path = fc.oneof(
  fc.string({ unit: piece, maxLength: 10 }),
  fc.string({ unit: piece, maxLength: 10 }).map((rest) => `/en${rest}`),
  fc.webPath(),
);
const language = fc.constantFrom('ar', 'en');

test('no path leads off the site', () => {
  fc.assert(
    fc.property(path, language, (input, target) => {
      for (const result of [localizedPath(input, target), barePath(input)]) {
        expect(result).toMatch(/^\/(?![/\\])/);
        expect(new URL(result, 'https://site.example').host).toBe('site.example');
      }
    }),
    { numRuns: 1000 },
  );
});

test('a path translated to English and back is unchanged', () => {
  const segments = fc.array(fc.constantFrom('coin', 'exchange', 'bitcoin', 'x-2', '1'), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(segments, fc.constantFrom('', '?q=1', '#a', '?q=1#a'), (parts, end) => {
      const bare = `/${parts.join('/')}${end}`;
      expect(localizedPath(localizedPath(bare, 'en'), 'ar')).toBe(bare);
      expect(languageOf(new URL(localizedPath(bare, 'en'), 'https://site.example').pathname)).toBe(
        'en',
      );
    }),
  );
});
