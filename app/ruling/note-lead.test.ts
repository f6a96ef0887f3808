import { expect, test } from 'vitest';
import { noteLead } from './note-lead.ts';

const REST = ' and more'.repeat(20);

test.each([
  ['a short note is whole', 'Nothing found.', 'Nothing found.'],
  [
    'a sentence ends it without dots',
    `The fee is 0.1% of each trade, paid in coins. In 2025,${REST}`,
    'The fee is 0.1% of each trade, paid in coins.',
  ],
  [
    'a quote that ends with its sentence is whole',
    `يقول الموقع: «لا تعد الشركة أحدًا بأي عائد على عملاته.» وفي عام 2025${REST}`,
    'يقول الموقع: «لا تعد الشركة أحدًا بأي عائد على عملاته.»',
  ],
  [
    'the end of a clause is next',
    `The supply is 21 million and halves every four years, while${REST}`,
    'The supply is 21 million and halves every four years…',
  ],
  [
    'a clause that says nothing is not enough',
    `In 2025, the company sold${REST}`,
    `In 2025, the company sold${' and more'.repeat(10)} and…`,
  ],
  ['a word without an end is cut', 'x'.repeat(200), `${'x'.repeat(120)}…`],
])('%s', (_, note, lead) => {
  expect(noteLead(note)).toBe(lead);
});
