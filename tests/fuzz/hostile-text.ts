import fc from 'fast-check';

const LONG = 5_000;

/** Texts that scanners send, and that numbers, paths, markup, SQL or Unicode make difficult. */
const TEXTS = [
  ...['', ' ', '0', '-1', '-0', '1.5', '1e9', '0x10', '1_000', 'NaN', 'Infinity', 'null', 'true'],
  ...['2147483648', '9007199254740993', '9223372036854775808', '9'.repeat(30), '9'.repeat(400)],
  ...["' or 1=1 --", "'; drop table listings; --", '1) union select 1 --', '$1', '\\', '%', '_'],
  ...[
    '\0',
    'a\0b',
    '\ud800',
    'a\udfffb',
    '\ufeff',
    '\u202eabc',
    '\u2066x\u2069',
    '\u2028',
    '\u0085',
  ],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__proto__[polluted]'],
  ...['../../etc/passwd', '..\\..\\x', 'file:///etc/passwd', 'x\0.webp', '.', '..', '/', '//'],
  ...['\r\nX-Injected: yes', '\n', '\r', '\t', '</script><script>', '<!--', '{{7*7}}', '&#0;'],
  ...['١٢٣', '２', 'é', 'e\u0301'.repeat(200), 'ـ'.repeat(300), '🦄'.repeat(100), '👨‍👩‍👧'],
  ...[
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'data:,x',
  ],
  ...['x'.repeat(LONG), '[]', '{}', '{"a":1}', '[object Object]', 'undefined', 'function(){}'],
];

/** Valid values of the product, with which a request passes its first checks. */
const KNOWN = [
  ...['bitcoin', 'ethereum', 'binance', 'halal', 'questionable', 'haram', 'all', 'comparison'],
  ...['asc', 'desc', 'name', 'rating', 'createdAt', 'updatedAt', 'rank', 'marketCap', 'price'],
  ...['1', '2', '3', '50', '100', 'en', 'ar', 'bit', 'ب', 'deleted', 'added', 'translated'],
  ...['BTC', 'DEFI', '/admin/coins', '/logos/bitcoin.svg', 'editor-1@example.com', '123456'],
];

/** Invalid percent encodings, and encodings of invalid text. */
const ENCODINGS = [
  ...['%', '%zz', '%u0041', '%c0%af', '%c0%80', '%ff', '%f0%9f', '%ED%A0%80', '%f4%90%80%80'],
  ...[
    '%00',
    '%0d%0aX-Injected:%20yes',
    '%0a',
    '%2e%2e%2f',
    '%252e%252e',
    '%2f',
    '%5c',
    '%3f',
    '%23',
  ],
  ...['+', '[]', '[a]', '[__proto__]', ';', '%e2%80%ae', '%25', '=', '\u00ff\u00fe', '"', '<', '{'],
];

/** Any text, lone surrogates included: two thirds from the lists, the rest random. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 4, arbitrary: fc.constantFrom(...KNOWN) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 20 })
      .map((units) => String.fromCharCode(...units)),
  },
);

/** Such a text percent-encoded, or an invalid encoding. */
export const hostileEncoded: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: hostileText.map(percentEncoded) },
  { weight: 1, arbitrary: fc.constantFrom(...ENCODINGS) },
);

/** A text percent-encoded; a lone surrogate as its three bytes. */
export function percentEncoded(text: string): string {
  return [...text]
    .map((letter) => (letter.isWellFormed() ? encodeURIComponent(letter) : '%ED%A0%80'))
    .join('');
}
