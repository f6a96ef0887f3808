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
    'the end of a clause is next',
    `The supply is 21 million, and what is new of it halves every four years, while${REST}`,
    'The supply is 21 million, and what is new of it halves every four years…',
  ],
  [
    'a short clause before a semicolon is enough',
    `Staked coins are held in escrow; the delegator can ask for them at any time and withdraws them after the delay of${REST}`,
    'Staked coins are held in escrow…',
  ],
  [
    'a clause that lacks its verb is not enough',
    `Meme coins on the chain, some of which have no use, were the main driver of all its trading, while${REST}`,
    'Meme coins on the chain, some of which have no use, were the main driver of all its trading…',
  ],
  [
    'an introduction is not enough',
    `According to the documentation for developers of July 2026, it was a payment and said so${REST}`,
    `According to the documentation for developers of July 2026, it was a payment and said so and more and more and more…`,
  ],
  [
    'a bracket is not left open',
    `The foundation held 575 million of the first billion units (410 million set aside, for its users,${REST}`,
    'The foundation held 575 million of the first billion units…',
  ],
  [
    'a clause may begin without a mark',
    `Developers cannot impose a change on the people who run the software because each of them chooses the version that is run`,
    'Developers cannot impose a change on the people who run the software…',
  ],
  [
    'nothing ends with a word that needs the next',
    `In support pages we found no statement of the time at which a purchased coin is credited after the ${'x'.repeat(40)}`,
    'In support pages we found no statement of the time at which a purchased coin is credited…',
  ],
  ['a word without an end is cut', 'x'.repeat(200), `${'x'.repeat(119)}…`],
])('%s', (_, text, start) => {
  expect(startOfText(text, 120)).toBe(start);
});

test('the length bounds a text that is not long', () => {
  expect(startOfText('A short one. '.repeat(8), 72).length).toBeLessThanOrEqual(72);
  expect(startOfText('x'.repeat(100), 72)).toHaveLength(72);
});
