import { expect, test } from 'vitest';
import { hostsIn } from './domains.ts';

test.each([
  ['kraken-login.com.', ['kraken-login.com']],
  ['hxxps[:]//kraken-login[.]com/a', ['kraken-login.com']],
  ['kraken-login(.)com', ['kraken-login.com']],
  ['kraken-login(dot)com', ['kraken-login.com']],
  ['https://zormip%2Exyz', ['zormip.xyz']],
  ['a.xyz/?u=https%3A%2F%2Fkraken-login.com%2Far', ['a.xyz', 'kraken-login.com']],
  ['a.xyz/?u=https%253A%252F%252Fkraken-login.com', ['a.xyz', 'kraken-login.com']],
  ['a.xyz/?u=%D9%85%D9%88%D9%82%D8%B9.com&v=100%', ['a.xyz', 'xn--4gbrim.com']],
  ['a.xyz/?u=%ff%2Fkraken-login.com', ['a.xyz', 'kraken-login.com']],
])('the domains in a text, without those that its codes would make up: %s', (text, hosts) => {
  expect(hostsIn(text)).toEqual(hosts);
});
