import { describe, expect, test } from 'vitest';
import { describeHidden } from './describe-hidden.ts';

describe('a hidden character is described by name and place', () => {
  test.each([
    ['Bit\u200bcoin', 'U+200B (zero width space) between “Bit” and “coin”'],
    ['\u202enioctiB', 'U+202E (right-to-left override) before “nioctiB”'],
    ['Bitcoin\u{e0041}', 'U+E0041 (tag character) after “Bitcoin”'],
    ['Bit\ncoin', 'U+000A (line break) between “Bit” and “coin”'],
    ['\u200b', 'U+200B (zero width space)'],
    [
      'a\u200bb\u2060c\u00add\u034fe\u200bf',
      'U+200B (zero width space) between “a” and “bcdef”; U+2060 (word joiner) between “ab” and “cdef”; U+00AD (soft hyphen) between “abc” and “def”; and 2 more',
    ],
  ])('%j', (text, description) => {
    expect(describeHidden(text, 'line')).toBe(description);
  });

  test('with the line in prose', () => {
    expect(describeHidden('One.\nTwo words and\u200b more of them.\nThree.', 'prose')).toBe(
      'U+200B (zero width space) in line 2 between “wo words and” and “more of them”',
    );
    expect(describeHidden('One.\nTwo.', 'prose')).toBeNull();
  });
});
