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
    `The supply is 21 million, and what is new of it halves every four years, while${REST}`,
    'The supply is 21 million, and what is new of it halves every four years…',
  ],
  [
    'a clause that says nothing is not enough',
    `In 2025, the company sold${REST}`,
    `In 2025, the company sold${' and more'.repeat(10)} and…`,
  ],
  [
    'a clause that lacks its verb is not enough',
    `Meme coins on the chain, some of which have no use, were the main driver of all its trading, while${REST}`,
    'Meme coins on the chain, some of which have no use, were the main driver of all its trading…',
  ],
  ['a word without an end is cut', 'x'.repeat(200), `${'x'.repeat(120)}…`],
])('%s', (_, note, lead) => {
  expect(noteLead(note, 'pass')).toBe(lead);
});

const CUSTODY = `Customers keep title to their coins and may withdraw them at any time. But ${'the company may invest their cash, '.repeat(3)}it says.`;

test.each([
  ['a concern begins where the note turns to it', 'concern', /^But the company may/],
  ['a finding in favour does not', 'pass', /^Customers keep/],
] as const)('%s', (_, tone, lead) => {
  expect(noteLead(CUSTODY, tone)).toMatch(lead);
});

test('a turn far into a note answers a concern', () => {
  const note = `Rewards are paid by default in all accounts of customers. ${'A newer report on them says the same. '.repeat(3)}But a page denies it.`;
  expect(noteLead(note, 'concern')).toMatch(/^Rewards/);
});

test('an unknown begins with what was not found', () => {
  const note = `Orders are passed to other companies, which execute them. In the help pages and the blog we found nothing on when a coin is credited.${REST}`;
  expect(noteLead(note, 'unknown')).toBe(
    'In the help pages and the blog we found nothing on when a coin is credited.',
  );
});

test('a longer sentence is whole where there is room', () => {
  const note = `Under its terms the company kept the coins of customers in the same wallets as its own, and it did not hold any of them as a trustee.${REST}`;
  expect(noteLead(note, 'concern', 160)).toMatch(/trustee\.$/);
  expect(noteLead(note, 'concern')).toMatch(/its own…$/);
});
