import { describe, expect, test } from 'vitest';
import { findHidden, visibleText, withoutHidden } from './hidden-characters.ts';

const ENGLAND = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}';

describe('hidden characters', () => {
  test.each(
    [
      ...[0x00, 0x07, 0x1b, 0x7f, 0x85, 0x9b, 0xad, 0x34f, 0x61c, 0x115f, 0x1160, 0x17b4, 0x17b5],
      ...[0x180b, 0x180c, 0x180d, 0x180e, 0x180f, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f],
      ...[0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2060, 0x2061, 0x2064, 0x2065, 0x2066, 0x2067],
      ...[0x2068, 0x2069, 0x206a, 0x206f, 0x2800, 0x3164, 0xd83d, 0xdc00, 0xe000, 0xfdd0, 0xfe00],
      ...[
        0xfe0e, 0xfe0f, 0xfeff, 0xffa0, 0xfff0, 0xfff9, 0xfffa, 0xfffb, 0xfffc, 0xffff, 0x1bca0,
        0x1d159,
      ],
      ...[0x1d173, 0xe0001, 0xe0041, 0xe007f, 0xe0100, 0xe01ef, 0xf0000, 0x10fffd],
    ].map((code) => [`U+${code.toString(16).toUpperCase().padStart(4, '0')}`, code] as const),
  )('%s is found and removed, in names and in prose', (_, code) => {
    const character = String.fromCodePoint(code);
    for (const form of ['line', 'prose'] as const) {
      expect(findHidden(`Bit${character}coin`, form)).toEqual([{ character, index: 3 }]);
      expect(withoutHidden(`Bit${character}coin`, form).replace(/\s/, '')).toBe('Bitcoin');
    }
  });

  test.each([
    'Bitcoin',
    'بيتكوين',
    'بِتْكُويِن',
    '\u06dd١',
    'Ŝaŝa e\u0301',
    '比特币',
    '🪙 Coin',
    'a b\u00a0c',
  ])('%s contains none', (text) => {
    expect(findHidden(text, 'line')).toEqual([]);
    expect(withoutHidden(text, 'line')).toBe(text);
  });
});

describe('zero width joiners', () => {
  test.each(['می\u200cخواهم', 'ف\u200dـ', 'بيّ\u200cت'])(
    'are allowed between Arabic letters: %j',
    (text) => {
      expect(withoutHidden(text, 'line')).toBe(text);
      expect(withoutHidden(text, 'prose')).toBe(text);
    },
  );

  test.each([
    ['Bit\u200ccoin', 'Bitcoin'],
    ['Bit\u200dكوين', 'Bitكوين'],
    ['\u200dبيت', 'بيت'],
    ['بي\u200c\u200cت', 'بي\u200cت'],
    ['بي\u200c\u200b\u200cت', 'بي\u200cت'],
    ['1445 ه\u200d', '1445 ه'],
  ])('are removed elsewhere in a name: %j', (text, without) => {
    expect(withoutHidden(text, 'line')).toBe(without);
    expect(findHidden(without, 'line')).toEqual([]);
  });

  test('may follow an Arabic letter in prose', () => {
    expect(findHidden('سنة 1445 ه\u200d.', 'prose')).toEqual([]);
    expect(findHidden('سنة 1445 ه\u200d\u200d.', 'prose')).toHaveLength(1);
  });
});

describe('the joiners and selectors of emoji', () => {
  test.each([
    '👩\u200d💻',
    '👩🏽\u200d💻',
    '❤\ufe0f\u200d🔥',
    '☪\ufe0f',
    '1\ufe0f\u20e3',
    '©\ufe0e',
  ])('are allowed in prose, not in names: %j', (emoji) => {
    expect(findHidden(`So ${emoji}.`, 'prose')).toEqual([]);
    expect(findHidden(emoji, 'line')).not.toEqual([]);
  });

  test.each([
    ...['a\ufe0f', '1\ufe0f', 'a\u200d💻', '💻\u200da', 'a\ufe0f\u200d💻', ENGLAND],
    // Between emoji the joiner alone is part of them.
    ...['💻\u200b💻', '💻\u202e💻'],
  ])('are hidden characters elsewhere: %j', (text) => {
    expect(findHidden(text, 'prose')).not.toEqual([]);
    expect(findHidden(withoutHidden(text, 'prose'), 'prose')).toEqual([]);
  });
});

test('line breaks and tabs stay in prose and become a space in a name', () => {
  const text = 'One.\r\n\tTwo.\u2028Three.';
  expect(withoutHidden(text, 'prose')).toBe('One.\r\n\tTwo.\nThree.');
  expect(withoutHidden('Bit\ncoin', 'line')).toBe('Bit coin');
});

test.each([
  ['One.\u0085Two.', 'One. Two.'],
  ['One.\r\n\u2028\tTwo.\n', 'One. Two.'],
  ['Bit\uFEFFcoin', 'Bitcoin'],
  ['One \u200B two', 'One two'],
])('an external text is on one line: %j', (external, line) => {
  expect(visibleText(external)).toBe(line);
});
