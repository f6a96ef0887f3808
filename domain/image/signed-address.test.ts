import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSignedAddress, signedImageAddress } from './signed-address.ts';
import { srcSetOf } from './size.ts';

const SECRET = 'a secret for these tests';
const URL_OF_PICTURE = 'https://news.example/picture.jpg?width=800';

function partsOf(path: string | null) {
  const [, , size = '', signature = '', url = ''] = path?.split('/') ?? [];
  return { size, signature, url };
}

test('a signed address is parsed back', () => {
  const path = signedImageAddress(SECRET, 'news', URL_OF_PICTURE);
  expect(path).toMatch(/^\/images\/news\/[\w-]{43}\/[\w-]+$/);
  expect(readSignedAddress(SECRET, partsOf(path))).toEqual({ size: 'news', url: URL_OF_PICTURE });
});

test('an address is valid for the small variant too, and for no other size', () => {
  const path = signedImageAddress(SECRET, 'coin', URL_OF_PICTURE) ?? '';
  const [small, large] = srcSetOf(path)?.split(', ') ?? [];
  expect(large).toBe(`${path} 64w`);
  expect(small).toMatch(/^\/images\/coin-small\/\S+ 32w$/);
  const address = partsOf(small?.replace(' 32w', '') ?? null);
  expect(readSignedAddress(SECRET, address)).toEqual({ size: 'coin-small', url: URL_OF_PICTURE });
  expect(readSignedAddress(SECRET, { ...address, size: 'logo-small' })).toBeNull();
  expect(srcSetOf('/logos/bitcoin.svg')).toBeUndefined();
});

test('any web address is parsed back as the browser would write it, without its fragment', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (name, query) => {
      const [file, q] = [name, query].map(encodeURIComponent);
      const url = `https://news.example:8443/أخبار/${file}?q=${q}&r='#part`;
      const path = signedImageAddress(SECRET, 'coin', url);
      const expected = new URL(url);
      expected.hash = '';
      expect(readSignedAddress(SECRET, partsOf(path))?.url).toBe(expected.href);
    }),
  );
});

describe('no address is signed for', () => {
  test.each([
    null,
    '',
    'picture.jpg',
    '//news.example/picture.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'file:///etc/passwd',
    'ftp://news.example/picture.jpg',
    'https://name:password@news.example/picture.jpg',
    'https://name@news.example/picture.jpg',
    'https://news.example/a\nb.jpg',
    `https://news.example/${'a'.repeat(2000)}`,
  ])('%j', (url) => {
    expect(signedImageAddress(SECRET, 'news', url)).toBeNull();
  });
});

describe('an altered address is refused', () => {
  const good = partsOf(signedImageAddress(SECRET, 'news', URL_OF_PICTURE));
  const evil = partsOf(signedImageAddress(SECRET, 'news', 'https://evil.example/'));

  test.each([
    ['another size', { ...good, size: 'coin' }],
    ['a size there is not', { ...good, size: 'original' }],
    ['a size every object has', { ...good, size: 'constructor' }],
    ['another url', { ...good, url: evil.url }],
    ['another signature', { ...good, signature: evil.signature }],
    ['no signature', { ...good, signature: '' }],
    ['a cut signature', { ...good, signature: good.signature.slice(0, -1) }],
    ['a longer signature', { ...good, signature: `${good.signature}A` }],
    ['a padded signature', { ...good, signature: `${good.signature}=` }],
    ['a padded url', { ...good, url: `${good.url}=` }],
    ['a signature that is no ASCII', { ...good, signature: 'ا'.repeat(43) }],
  ])('%s', (_, parts) => {
    expect(readSignedAddress(SECRET, parts)).toBeNull();
  });

  test('when signed with another secret', () => {
    const path = signedImageAddress('another secret altogether', 'news', URL_OF_PICTURE);
    expect(readSignedAddress(SECRET, partsOf(path))).toBeNull();
  });

  test('any one character of signature or url', () => {
    const character = fc.constantFrom(...'ABCXYZabcxyz0189-_');
    const place = fc.nat(good.signature.length + good.url.length - 1);
    fc.assert(
      fc.property(place, character, (at, by) => {
        const text = good.signature + good.url;
        fc.pre(text[at] !== by);
        const altered = text.slice(0, at) + by + text.slice(at + 1);
        const signature = altered.slice(0, good.signature.length);
        const url = altered.slice(good.signature.length);
        expect(readSignedAddress(SECRET, { ...good, signature, url })).toBeNull();
      }),
    );
  });
});
