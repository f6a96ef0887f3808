import { describe, expect, test } from 'vitest';
import { plainWords } from './plain-words.ts';

const PHISHING = 'https://kraken-login.com/ar';
const CODED = encodeURIComponent(PHISHING);

const lastWord = (text: string) => plainWords(text).split(' ').at(-1);

function nested(depth: number): string {
  let link = PHISHING;
  for (let level = 0; level < depth; level++) {
    link = `https://www.google.com/url?q=${encodeURIComponent(link)}`;
  }
  return link;
}

describe('the address inside a redirector’s link becomes a word', () => {
  test.each([
    ['of a country', `https://www.google.ae/url?q=${CODED}`],
    ['of a country with two labels', `https://www.google.com.eg/url?q=${CODED}`],
    ['of another part of the service', `https://images.google.com.sa/url?q=${CODED}`],
    ['with a trailing dot', `https://www.google.com./url?q=${CODED}`],
    ['with hxxps', `hxxps://www.google.com/url?q=${CODED}`],
    ['with a bracketed dot', `www.google[.]com/url?q=${CODED}`],
    ['with a dot in parentheses', `https://www(.)google(.)com/url?q=${CODED}`],
    ['with a zero-width space', `https://www.goo\u200bgle.com/url?q=${CODED}`],
    ['with a byte order mark', `https://www.goo\ufeffgle.com/url?q=${CODED}`],
    ['with a bidi sign', `https://www.\u202egoogle\u202c.com/url?q=${CODED}`],
    ['with a user', `https://a@www.google.com/url?q=${CODED}`],
    ['with backslashes', `https:\\\\www.google.com/url?q=${CODED}`],
    ['in quotation marks', `«https://www.google.com/url?q=${CODED}`],
    ['encoded twice', `https://www.google.com/url?q=${encodeURIComponent(CODED)}`],
    ['encoded in a path', `https://web.archive.org/web/2026/${CODED}`],
    [
      'after a scheme with codes',
      `https://t.me/iv?url=%2568ttps%253A%252F%252F${PHISHING.slice(8)}`,
    ],
    ['in a translated page', `https://www-google-com.translate.goog/url?q=${CODED}&_x_tr_sl=en`],
    ['eight deep', nested(8)],
  ])('%s', (_, text) => {
    expect(lastWord(text)).toBe(PHISHING);
  });

  test('with a space in its path', () => {
    expect(lastWord(`https://www.google.com/url?q=${CODED}%20x`)).toBe(`${PHISHING}%20x`);
  });

  test('but no deeper than eight', () => {
    expect(plainWords(nested(60)).split(' ')).toHaveLength(9);
  });
});

describe('characters around the address inside do not hide it:', () => {
  test.each([
    ['a comma', 'https://t.me/iv?url=kraken-login.com,', 'kraken-login.com,'],
    ['two slashes', 'https://www.google.com/url?q=//kraken-login.com', '//kraken-login.com'],
    ['parentheses', 'l.facebook.com/l.php?u=(kraken-login.com)', '(kraken-login.com)'],
    ['another value', `https://www.google.com/url?q=x&q=${CODED}`, PHISHING],
    ['an archive without a date', `https://web.archive.org/web/${PHISHING}`, PHISHING],
    ['a path of a wallet', 'https://link.metamask.io/dapp/kraken-login.com', 'kraken-login.com'],
    ['a report', 'https://urlscan.io/domain/kraken-login.com', 'kraken-login.com'],
  ])('%s', (_, text, inner) => {
    expect(lastWord(text)).toBe(inner);
  });
});

test('a search for a word adds none', () => {
  expect(plainWords('https://www.google.com/url?q=kraken')).toBe(
    'https://www.google.com/url?q=kraken',
  );
});
