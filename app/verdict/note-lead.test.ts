import { expect, test } from 'vitest';
import { noteLead } from './note-lead.ts';

const REST = ' and more'.repeat(20);

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

test('a shorter bound holds for every note and for its turn', () => {
  expect(noteLead('x'.repeat(100), 'pass', 72)).toHaveLength(72);
  expect(noteLead(CUSTODY, 'concern', 72).length).toBeLessThanOrEqual(72);
});
