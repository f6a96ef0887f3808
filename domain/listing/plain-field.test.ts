import { describe, expect, test } from 'vitest';
import { addressOn, twitterName } from './plain-field.ts';

describe('an address on a site', () => {
  test.each([
    'https://reddit.com/r/Bitcoin',
    'https://www.reddit.com/r/Bitcoin',
    'http://OLD.reddit.com',
  ])('%s is on reddit.com', (text) => {
    expect(addressOn('reddit.com', text)).not.toBeNull();
  });

  test.each([
    'https://reddit.com@evil.example/r/Bitcoin',
    'https://evil.example/reddit.com',
    'https://evil.example/?reddit.com',
    'https://evil.example#reddit.com',
    'https://reddit.com.evil.example',
    'https://evilreddit.com',
    // On reddit.com to a browser, and not to other readers.
    'https://reddit.com\\@evil.example',
    'javascript:alert("reddit.com")',
  ])('%s is not', (text) => {
    expect(addressOn('reddit.com', text)).toBeNull();
  });
});

test.each([
  ['@bitcoin', 'bitcoin'],
  ['bitcoin', 'bitcoin'],
  ['@A_1', 'A_1'],
  ['@fifteen_letters', 'fifteen_letters'],
])('the handle %s is the name %s', (handle, name) => {
  expect(twitterName(handle)).toBe(name);
});

test.each([
  ...['@@bitcoin', '@', '', '@sixteen_letters_', '@bit coin', '@bitcoin/status', '@bitcoin\n'],
  ...['@../evil', '@بيتكوين', 'https://x.com/bitcoin', null],
])('%j is no handle', (handle) => {
  expect(twitterName(handle)).toBeNull();
});
