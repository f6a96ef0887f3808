import { expect, test } from 'vitest';
import { startOfText } from './start-of-text.ts';

const REST = ' and more'.repeat(20);

test.each([
  ['a short text is whole', 'Nothing found.', 'Nothing found.'],
  [
    'a sentence ends it without dots',
    `The fee is 0.1% of each trade, paid in coins. In 2025,${REST}`,
    'The fee is 0.1% of each trade, paid in coins.',
  ],
  [
    'a short sentence is better than a part of the next',
    `No rate is guaranteed. The bonus shrinks by a formula, which is public and was accepted in 2025,${REST}`,
    'No rate is guaranteed.',
  ],
  [
    'a quote that ends with its sentence is whole',
    `يقول الموقع: «لا تعد الشركة أحدًا بأي عائد على عملاته.» وفي عام 2025${REST}`,
    'يقول الموقع: «لا تعد الشركة أحدًا بأي عائد على عملاته.»',
  ],
  [
    'words end it where the first sentence is too long',
    `The supply is 21 million, and what is new of it halves every four years, while the fee of a transfer, by contrast, depends on demand`,
    'The supply is 21 million, and what is new of it halves every four years, while the fee of a transfer, by contrast…',
  ],
  ['a word without an end is cut', 'x'.repeat(200), `${'x'.repeat(119)}…`],
])('%s', (_, text, start) => {
  expect(startOfText(text, 120)).toBe(start);
});

test('the length bounds a text that is not long', () => {
  expect(startOfText('A short one. '.repeat(8), 72).length).toBeLessThanOrEqual(72);
  expect(startOfText('x'.repeat(100), 72)).toHaveLength(72);
});
