import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostOf, webAddress } from './web-address.ts';

/** Texts that must never become a link, in any field. */
const UNSAFE = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://site.example/1',
  'https://user:password@site.example',
  'https://user@site.example',
  'ht\ttps://site.example',
  'https://site\u202e.example',
  // The URL parser reads these as site.example.
  'https://si\tte.example',
  'https://site.\nexample',
  'https://si\u00adte.example',
  '//site.example',
  '/\\site.example',
  'site.example',
  'https://',
  'https:site.example',
  'https:\\\\site.example',
  'https://site.example\\@reddit.com',
  'http:// site.example',
  '',
];

describe('an unsafe address is not a link', () => {
  test.each(UNSAFE)('%j', (text) => {
    expect(webAddress(text)).toBeNull();
  });

  test('null', () => {
    expect(webAddress(null)).toBeNull();
  });
});

test.each([
  ['https://bitcoin.org', 'https://bitcoin.org/'],
  ['http://bitcoin.org/a?b=c#d', 'http://bitcoin.org/a?b=c#d'],
  ['HTTPS://Bitcoin.ORG/Path', 'https://bitcoin.org/Path'],
  ['https://مثال.example/صفحة', 'https://xn--mgbh0fb.example/%D8%B5%D9%81%D8%AD%D8%A9'],
])('%s is a link', (text, href) => {
  expect(webAddress(text)?.href).toBe(href);
});

test('every link is http or https and has no credentials', () => {
  const parts = fc.constantFrom(
    'https:',
    'javascript:',
    'data:',
    '//',
    '@',
    '\t',
    'a',
    '.',
    ':',
    '/',
  );
  const texts = fc.oneof(fc.string({ unit: parts, maxLength: 12 }), fc.webUrl(), fc.string());
  fc.assert(
    fc.property(texts, (text) => {
      const url = webAddress(text);
      if (url === null) return;
      expect(['http:', 'https:']).toContain(url.protocol);
      expect(url.username + url.password).toBe('');
    }),
    { numRuns: 200 },
  );
});

test('www does not change a host', () => {
  expect(hostOf('https://www.reddit.com/r/coin')).toBe('reddit.com');
});
