import { describe, expect, test } from 'vitest';
import { cpuMs } from '#tests/rig/cpu-time.ts';
import { newListing } from '#tests/samples/listings.ts';
import { checkResultOf } from './check-result.ts';
import type { Difference } from './difference.ts';
import { indexIdentifiers } from './identifier-index.ts';
import { readPastedText } from './pasted/pasted-text.ts';

const LISTINGS = [
  newListing({
    kind: 'exchange',
    id: 'binance',
    name: 'Binance',
    symbol: 'BNB',
    website: 'https://www.binance.com',
    twitter: '@binance',
    telegram: 'https://t.me/binanceexchange',
    reddit: 'https://www.reddit.com/r/binance',
    github: 'https://github.com/binance',
  }),
  newListing({ kind: 'exchange', id: 'okx', name: 'OKX', website: 'https://www.okx.com' }),
  newListing({ kind: 'exchange', id: 'gate', name: 'Gate', website: 'https://www.gate.com' }),
  newListing({
    id: 'chainlink',
    name: 'Chainlink',
    symbol: 'LINK',
    website: 'https://chain.link',
    whitepaper: 'https://research.example/papers/7',
  }),
  newListing({ id: 'coinmena', name: 'CoinMENA', website: 'https://www.coinmena.com' }),
  newListing({ id: 'bitcoin', name: 'Bitcoin', symbol: 'BTC', website: 'https://bitcoin.org' }),
  newListing({ id: 'tether', name: 'Tether', symbol: 'USDT', website: 'https://tether.to' }),
  newListing({ id: 'pages', name: 'Pages', website: 'https://pages-coin.github.io' }),
  newListing({ id: 'elsewhere', name: 'Elsewhere', telegram: 'https://t.me.zormip.com/channel' }),
  newListing({ id: 'linked', name: 'Linked', website: 'https://linktr.ee/linkedcoin' }),
];
const index = indexIdentifiers();
for (const listing of LISTINGS) index.set({ ...listing, name: listing.texts.en?.name ?? null });

const asked = (q: string) => checkResultOf(readPastedText(q), index.find);
const nameOf = (q: string) =>
  asked(q).matches.map(({ identifier }) => `${identifier.id} ${identifier.field}`);
const differences = (q: string) => asked(q).matches[0]?.differences;
const letters = (shown: string, expected: string, code: string | null = null): Difference => ({
  what: 'letters',
  pairs: [{ shown, expected, code }],
});
const added = (...words: string[]): Difference => ({ what: 'added', words, isCall: true });

describe('official is', () => {
  test.each([
    ['the domain', 'binance.com', 'binance website'],
    ['an address on it', 'https://www.binance.com/en/login?from=mail#x', 'binance website'],
    ['a part of it', 'http://accounts.binance.com:443/', 'binance website'],
    ['it in capitals', 'HTTPS://BINANCE.COM', 'binance website'],
    ['it in letters of another width', 'ｂｉｎａｎｃｅ。com', 'binance website'],
    ['it made harmless, as warnings have it', 'hxxps[:]//binance[.]com', 'binance website'],
    ['a mail from it', 'support@binance.com', 'binance website'],
    ['it with a user', 'https://someone@binance.com', 'binance website'],
    ['a domain that is its own name', 'chain.link', 'chainlink website'],
    ['a handle', '@Binance', 'binance twitter'],
    ['a handle at its service', 'https://twitter.com/binance', 'binance twitter'],
    ['its replies', 'https://x.com/binance/with_replies', 'binance twitter'],
    ['a channel', 't.me/binanceexchange', 'binance telegram'],
    ['a channel at a host with a final dot', 't.me./binanceexchange', 'binance telegram'],
    ['what a channel has said', 'https://t.me/s/binanceexchange/71', 'binance telegram'],
    ['a community', 'old.reddit.com/r/Binance/new', 'binance reddit'],
    ['a community as Reddit writes it', 'r/binance', 'binance reddit'],
    ['the same with a slash', '/r/Binance/', 'binance reddit'],
    ['what is in its house of code', 'https://github.com/binance/api', 'binance github'],
    ['a release of it', 'https://github.com/binance/api/releases', 'binance github'],
    ['a tag', 'https://github.com/binance/api/archive/refs/tags/v1.zip', 'binance github'],
    ['a file', 'https://github.com/binance/api/blob/master/pull/README.md', 'binance github'],
    ['one whitepaper elsewhere', 'https://research.example/papers/7/', 'chainlink whitepaper'],
    ['a site at a host of many', 'https://pages-coin.github.io/app', 'pages website'],
    ['an account that is the site', 'https://linktr.ee/linkedcoin', 'linked website'],
    ['the same with a final dot', 'https://linktr.ee./linkedcoin', 'linked website'],
    ['a name', 'binance', 'binance name'],
    ['a ticker', 'USDT', 'tether symbol'],
  ])('%s: %s', (_, q, match) => {
    expect(asked(q).result).toBe('official');
    expect(nameOf(q)).toEqual([match]);
    expect(differences(q)).toEqual([]);
  });
});

describe('a look-alike is told by how it differs:', () => {
  test.each<[string, string, Difference[]]>([
    ['a Cyrillic letter', 'https://bіnance.com', [letters('і', 'i', 'U+0456')]],
    ['the same in Punycode', new URL('https://bіnance.com').href, [letters('і', 'i', 'U+0456')]],
    ['a letter with an accent', 'binancé.com', [letters('é', 'e', 'U+00E9')]],
    ['a Greek one', 'binαnce.com', [letters('α', 'a', 'U+03B1')]],
    ['a small Cyrillic one', 'oкx.com', [letters('к', 'k', 'U+043A')]],
    ['a small capital', 'binaɴce.com', [letters('ɴ', 'n', 'U+0274')]],
    ['a figure', 'b1nance.com', [letters('1', 'i')]],
    ['an l for an i', 'blnance.com', [letters('l', 'i')]],
    ['rn for m', 'coinrnena.com', [letters('rn', 'm')]],
    ['a short name with a nought', '0kx.com', [letters('0', 'o')]],
    ['a letter missing', 'bnance.com', [{ what: 'missing', letters: 'i' }]],
    ['a letter too many', 'binannce.com', [{ what: 'extra', letters: 'n' }]],
    ['another letter', 'bimance.com', [{ what: 'other', shown: 'm', expected: 'n' }]],
    [
      'letters that changed places',
      'bianance.com'.replace('ana', 'an'),
      [{ what: 'swapped', shown: 'an', expected: 'na' }],
    ],
    ['a hyphen', 'bin-ance.com', [{ what: 'punctuation' }]],
    [
      'another ending',
      'binance.io',
      [{ what: 'ending', shown: '.io', expected: '.com', isHosted: false }],
    ],
    [
      'an ending of two parts',
      'binance.com.co',
      [{ what: 'ending', shown: '.com.co', expected: '.com', isHosted: false }],
    ],
    [
      'an ending that anybody has',
      'https://binance.github.io',
      [{ what: 'ending', shown: '.github.io', expected: '.com', isHosted: true }],
    ],
    ['a word that calls', 'binance-airdrop.com', [added('airdrop')]],
    ['words on both sides', 'mybinance-wallet.com', [added('my', 'wallet')]],
    ['a short name beside one', 'okx-login.com', [added('login')]],
    [
      'one that calls with a wrong letter',
      'blnance-support.com',
      [letters('l', 'i'), added('support')],
    ],
    [
      'the domain in front of another',
      'https://binance.com.evil.io/login',
      [{ what: 'subdomain', host: 'evil.io' }],
    ],
    [
      'the name in front of another',
      'binance.evil.co.uk',
      [{ what: 'subdomain', host: 'evil.co.uk' }],
    ],
    ['the domain before an @', 'https://binance.com@evil.io/', [{ what: 'user', host: 'evil.io' }]],
    [
      'the same with a password',
      'https://www.binance.com:login@203.0.113.7/',
      [{ what: 'user', host: '203.0.113.7' }],
    ],
    ['the domain in the path', 'evil.io/binance.com/login', [{ what: 'path', host: 'evil.io' }]],
    ['a mail that only has the name', 'binance@evil.io', [{ what: 'user', host: 'evil.io' }]],
    ['a handle with a word that calls', '@binance_support', [added('support')]],
    ['a handle with an l', '@BlNANCE', [letters('l', 'i')]],
    [
      'a handle with a capital i',
      '@BINANCEEXCHANGE'.replace('EXCHANGE', 'exchanqe'),
      [{ what: 'other', shown: 'q', expected: 'g' }],
    ],
    ['the handle at another service', 't.me/binance', [{ what: 'place', field: 'website' }]],
    [
      'a user called like the community',
      'https://reddit.com/user/binance',
      [{ what: 'place', field: 'website' }],
    ],
    [
      'an account where listings have none',
      'youtube.com/@binance',
      [{ what: 'place', field: 'website' }],
    ],
    [
      'a name in Cyrillic letters',
      'Віtcoin',
      [
        {
          what: 'letters',
          pairs: [
            { shown: 'В', expected: 'b', code: 'U+0412' },
            { shown: 'і', expected: 'i', code: 'U+0456' },
          ],
        },
      ],
    ],
    ['a ticker with a Cyrillic letter', 'USDТ', [letters('Т', 't', 'U+0422')]],
    ['a name with more to it', 'Bitcoin Airdrop', [added('Airdrop')]],
    [
      'a ticker in a domain that calls',
      'usdt-claim.com',
      [added('claim'), { what: 'place', field: 'symbol' }],
    ],
  ])('%s: %s', (_, q, expected) => {
    expect(asked(q).result).toBe('looks-like');
    expect(differences(q)).toEqual(expected);
  });

  test('a name among others is said to be held, and not to call', () => {
    expect(differences('binanceum.com')).toEqual([{ what: 'added', words: ['um'], isCall: false }]);
  });
});

describe('not in the directory is', () => {
  test('a wallet, which is told from a name', () => {
    const evm = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
    const bitcoin = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
    const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
    expect([evm, bitcoin, tron].map((q) => readPastedText(q).kind)).toEqual(
      Array(3).fill('wallet'),
    );
    expect(readPastedText('Bitcoin').kind).toBe('name');
  });

  test.each([
    ['another domain', 'https://example.org/bitcoin'],
    ['a name of everyday in another', 'https://gatehouse.net'],
    ['an ordinary word under an ending whose owners are examined', 'gate.edu'],
    ['a name under a state’s ending', 'binance.gob.mx'],
    ['a short name among other letters', 'bookxml.com'],
    ['another paper at the same place', 'https://research.example/papers/8'],
    ['the place where a listing has its site', 'https://linktr.ee/'],
    ['the host of a listing’s site', 'https://github.io'],
    ['a host that only a listing’s Telegram field has', 'https://zormip.com'],
    ['the address in that field', 'https://t.me.zormip.com/channel'],
    ['a number', 'http://203.0.113.7/'],
    ['a wallet', '0xdAC17F958D2ee523a2206206994597C13D831ec7'],
    ['a name nobody has', 'Zamzam'],
    ['two letters', 'ok'],
    ['nothing but a sign', '@'],
  ])('%s: %s', (_, q) => {
    expect(asked(q)).toEqual({ result: 'unknown', matches: [] });
  });
});

describe('a listing’s account does not vouch for the work of others under its address:', () => {
  test.each([
    ['a file', 'files/1/malware.zip'],
    ['the files of a proposal', 'archive/refs/pull/1/head.zip'],
    ['the same by a short name', 'archive/pull/1/head.zip'],
    ['one of its files', 'raw/refs/pull/99/head/setup.exe'],
    ['one with coded slashes', 'raw/refs%2Fpull%2F99%2Fhead/setup.exe'],
    ['one as a page', 'blob/refs/pull/99/head/README.md'],
    ['its folder', 'tree/refs/pull/99/head'],
    ['its archive', 'zipball/refs/pull/99/head'],
    ['a comparison with a fork', 'compare/master...evil:bitcoin:x'],
    ['a proposal', 'pull/99/files'],
    ['the same in capitals', 'Pull/99'],
    ['all proposals', 'pulls'],
    ['an issue', 'issues/99'],
    ['a discussion', 'discussions/99'],
    ['the build of a proposal', 'actions/runs/1/artifacts/2'],
    ['a commit', 'commit/4f5e6a7b8c9d0e1f2a3b4c5d6e7f8a9b0c1d2e3f'],
    ['a commit as a file', 'commit/4f5e6a7b8c9d0e1f2a3b4c5d6e7f8a9b0c1d2e3f.patch'],
    ['a commit with a sign', 'blob/4f5e6a7b8c9d0e1f2a3b4c5d6e7f8a9b0c1d2e3f%5E0/README.md'],
    ['the archive of a commit', 'archive/4f5e6a7b8c9d0e1f2a3b4c5d6e7f8a9b0c1d2e3f.tgz'],
    ['the start of a commit', 'tree/4f5e6'],
    ['a build', 'runs/123'],
    ['a page that visitors may write', 'wiki'],
  ])('%s at GitHub: %s', (_, path) => {
    expect(asked(`https://github.com/binance/api/${path}`)).toEqual({
      result: 'unknown',
      matches: [],
    });
  });

  test.each([
    'https://x.com/binance/status/1',
    'https://twitter.com/binance/statuses/1',
    'https://mobile.twitter.com/binance/Status/1/photo/1',
    'https://x.com/binance/article/1',
    'https://www.reddit.com/r/binance/comments/1/title',
    'https://www.reddit.com/r/binance/s/1',
    'https://www.reddit.com/r/binance/duplicates/1/title',
    'https://other.reddit.com/r/binance',
    'https://x.com/binance/status%2F1',
    'https://pic.x.com/binance',
    'https://t.me/binanceexchange/123',
    'https://t.me/binanceexchange?comment=456',
    'https://raw.github.com/binance/api/4f5e6a7b8c9d0e1f2a3b4c5d6e7f8a9b0c1d2e3f/README.md',
  ])('a post: %s', (q) => {
    expect(asked(q)).toEqual({ result: 'unknown', matches: [] });
  });

  test.each([
    'https://github.com/binance/api/tree/master/docs',
    'https://github.com/binance/api/blob/v1.0.0/README.md',
    'https://github.com/binance/api/archive/refs/tags/v1.0.0.zip',
    'https://github.com/binance/api/releases/tag/v1.0.0',
    'https://x.com/binance/with_replies',
    'https://old.reddit.com/r/binance/top',
    'https://t.me/s/binanceexchange/123',
  ])('its own pages are vouched for: %s', (q) => {
    expect(asked(q).result).toBe('official');
  });

  test('a post under a look-alike’s account is a look-alike', () => {
    expect(asked('https://x.com/binance_support/status/1').result).toBe('looks-like');
  });

  test('an issue under a look-alike’s account is a look-alike', () => {
    expect(asked('https://github.com/blnance/api/issues/1').result).toBe('looks-like');
  });
});

describe('a name that others bear too is no look-alike, and its listing is named:', () => {
  test.each([
    ['an ordinary word under an ending of long standing', 'gate.org', 'gate name'],
    ['the same under a new one', 'gate.tech', 'gate name'],
    ['a word that begins with the name', 'tethertools.com', 'tether name'],
    ['a currency in another name', 'bitcoinwiki.org', 'bitcoin name'],
  ])('%s: %s', (_, q, match) => {
    expect(asked(q).result).toBe('unknown');
    expect(nameOf(q)).toEqual([match]);
    expect(differences(q)).toEqual([]);
  });

  test.each([
    ['a word that calls', 'gate-login.com'],
    ['an ending that calls to an action', 'gate.claims'],
    ['an ending that costs nothing', 'gate.top'],
    ['one that begins like the official one', 'gate.com.se'],
    ['a host of many', 'gate.pages.dev'],
    ['a number that promises', 'bitcoin2x.com'],
    ['a school’s ending that anybody can register', 'binance.edu.pl'],
    ['the like of another country', 'binance.edu.kg'],
    ['a private person’s ending that is named like a state’s', 'binance.gv.vc'],
    ['the ending of an island', 'binance-login.ac'],
  ])('but it is one with %s: %s', (_, q) => {
    expect(asked(q).result).toBe('looks-like');
  });
});

test.each([
  ['a script', 'javascript:alert(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['what browsers and others read otherwise', 'https://binance.com\\@evil.io'],
  ['an address that browsers mend', 'https:/binance.com'],
  ['no address at all', 'https://'],
])('%s is not read as an address of anybody', (_, q) => {
  expect(asked(q).result).toBe('unreadable');
});

test('letters that are not seen do not hide a name', () => {
  expect(asked('bin\u200bance.c\u00adom').result).toBe('official');
  expect(differences('b\u202einance.io')).toEqual(differences('binance.io'));
});

test('long nonsense is answered soon', async () => {
  const long = ['a'.repeat(300), `${'binance-'.repeat(7)}.com`, 'login'.repeat(60)];
  const all = [...long, `${'binanse.'.repeat(30)}com`, `${'bin-'.repeat(60)}.com`];
  expect(await cpuMs(() => all.map(asked))).toBeLessThan(1000);
});
