import { expect, test } from 'vitest';
import { addressOf } from '#domain/address/address.ts';
import { aroundLabel, endingHasOtherOwners } from './endings.ts';

const at = (host: string) => addressOf(new URL(`https://${host}/`));

test.each([
  ['an ordinary word under an ending that is not cheap', 'kraken.blue', true],
  ['an ordinary word under a cheap ending', 'kraken.xyz', false],
  ['an ordinary word under an ending that calls for an action', 'kraken.services', false],
  ['an ordinary word where anybody has a name', 'kraken.github.io', false],
  ['an ordinary word under an ending that begins like the official one', 'kraken.com.co', false],
])('whether %s may have another owner: %s, %s', (_, host, may) => {
  expect(endingHasOtherOwners(at(host), { official: '.com', isOrdinary: true })).toBe(may);
});

test.each([
  ['the endings of businesses', ['aptos.com', 'aptos.ai', 'aptos.fr', 'aptos.co.uk'], true],
  ['other endings', ['aptos.blue', 'aptos.example'], false],
])('whether another name may have another owner under %s: %j, %s', (_, hosts, may) => {
  for (const host of hosts) {
    expect(endingHasOtherOwners(at(host), { official: '', isOrdinary: false })).toBe(may);
  }
});

test('an ending weighs as much as its word beside a name, one that anybody has nothing', () => {
  expect(aroundLabel(at('kraken.services'))).toEqual({ weight: 3, isCheap: false });
  expect(aroundLabel(at('kraken.support'))).toEqual({ weight: 3, isCheap: true });
  expect(aroundLabel(at('kraken.com'))).toEqual({ weight: 0, isCheap: false });
  expect(aroundLabel(at('kraken.github.io'))).toEqual({ weight: 0, isCheap: true });
});
