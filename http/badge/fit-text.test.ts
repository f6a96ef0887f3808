import { expect, test } from 'vitest';
import { fitText } from './fit-text.ts';

const BOX = { width: 288, size: 18 };

test.each(['Bitcoin', 'بيتكوين', 'Rain (regulated)', 'منصة رين للتداول', '🚀 Moon', ''])(
  'a text that fits stays as it is: %s',
  (name) => {
    expect(fitText(name, BOX)).toBe(name);
  },
);

test.each([
  ['Latin', 'WrappedStakedLiquidRestakedEther of Mainnet'],
  ['Arabic', 'منصة التداول اللامركزية للعملات المستقرة والرموز المرمَّزة'],
  ['several words', 'The longest name that anybody has given a coin'],
  ['emoji', '🏳️‍🌈'.repeat(40)],
])('a text that is too long is cut and ends with an ellipsis: %s', (_, name) => {
  const shown = fitText(name, BOX);
  expect(shown.length).toBeLessThan(name.length);
  expect(shown).toMatch(/\S…$/);
  expect(name.startsWith(shown.slice(0, -1))).toBe(true);
});

test('a letter and its diacritics stay together, and so does a composed emoji', () => {
  const family = '👨‍👩‍👧‍👦';
  expect(fitText(family.repeat(9), { width: 60, size: 18 })).toBe(`${family}…`);
  expect(fitText('كَلِمَةٌ', { width: 40, size: 18 })).toBe('كَ…');
});

test('wide letters are cut sooner than narrow ones', () => {
  const lengthOf = (letter: string) => fitText(letter.repeat(100), BOX).length;
  expect(lengthOf('i')).toBeGreaterThan(lengthOf('W') * 1.5);
});
