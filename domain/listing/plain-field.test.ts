import { getTableConfig, PgDialect } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { listings } from '#db/schema.ts';
import {
  addressOn,
  COIN_ONLY_FIELDS,
  FIELDS,
  isImage,
  LINK_FIELDS,
  twitterName,
} from './plain-field.ts';

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

describe('an image', () => {
  test.each([
    'https://pictures.example/a.png',
    // Imported addresses may have a space.
    'https://pictures.example/my logo.png',
    'http://localhost:4000/a.png',
    '/logos/bitcoin.svg',
  ])('can be at %s', (text) => {
    expect(isImage(text)).toBe(true);
  });

  test.each([
    'http://pictures.example/a.png',
    '//pictures.example/a.png',
    '/\\pictures.example/a.png',
    'logos/bitcoin.svg',
    '',
  ])('elsewhere is refused with the rule: %j', (text) => {
    expect(FIELDS.image.stored.safeParse(text).error?.issues[0]?.message).toBe(
      'must begin with https:// or, for this machine, http://, or be a path on this site',
    );
  });
});

describe('a check of the database, which names its columns by hand, names', () => {
  const dialect = new PgDialect();
  const { checks } = getTableConfig(listings);
  const sqlOf = (name: string) => {
    const found = checks.find((check) => check.name === name);
    return found ? dialect.sqlToQuery(found.value).sql : '';
  };

  test.each(COIN_ONLY_FIELDS)('the %s, which only some kinds have', (name) => {
    expect(sqlOf('listings_coin_only')).toContain(`"${listings[name].name}" is null`);
  });

  // Handles have a check of their own.
  test.each(LINK_FIELDS.filter((name) => name !== 'twitter'))('the link %s', (name) => {
    expect(sqlOf('listings_urls')).toContain(`"${listings[name].name}"`);
  });
});
