import { expect, test } from 'vitest';
import { addressOf } from './address.ts';

test.each([
  ['https://github.com/u/krakenfx', 'u'],
  ['https://github.com/company/bitcoin', 'company'],
  ['https://x.com/in/krakenfx', 'in'],
  ['https://t.me/company/bybitEnglish', 'company'],
  ['https://t.me/s/bybitEnglish', 'bybitEnglish'],
  ['https://www.reddit.com/r/bitcoin', 'r/bitcoin'],
  ['https://www.youtube.com/c/bitcoin', 'bitcoin'],
  ['https://github.com/bitcoin/bitcoin/releases', 'bitcoin'],
])('the account of its service that an address names: %s', (url, name) => {
  expect(addressOf(new URL(url)).account?.name).toBe(name);
});
