import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { importProtected, importWarnings } from '#domain/warning/import.ts';
import { leastCpuMs } from '#tests/rig/cpu-time.ts';
import {
  bytes,
  openStarterCheck,
  SOLANA_ADDRESS as SOLANA,
  USDT,
  EVM_ADDRESS as WARNED,
} from '#tests/rig/starter-check.ts';

const OTHER = '0x1111111111111111111111111111111111111111';
const BITCOIN = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const FAKE = 'kraken-login.com';
const HOST = 'zormip.xyz';
const TOKEN = `https://etherscan.io/token/${USDT}`;

const { database, check, resultOf, warnOf } = await openStarterCheck();

beforeAll(async () => {
  const { db } = database;
  await db.execute(sql`truncate warning_lists cascade`);
  await importProtected(db, bytes('https://www.authorised-firm.eu/en|firm.example.de'));
  const blacklist = [HOST, 'xn--mgba3gch31f060k.com'];
  const list = { version: 2, tolerance: 2, fuzzylist: [], whitelist: [], blacklist };
  await importWarnings(db, 'metamask', bytes(JSON.stringify(list)));
  await warnOf([WARNED.toLowerCase(), SOLANA]);
});

describe('a look-alike beside an official address is found', () => {
  test.each([
    ['after an Arabic word', `kraken.com الرابط:https://${FAKE}/ar`],
    ['after an Arabic comma and a word', `kraken.com، فعّله هنا:https://${FAKE}/ar`],
    ['after an emoji', `kraken.com ✅https://${FAKE}`],
    ['in Markdown', `Kraken.com [verify](https://${FAKE}/ar)`],
    ['after an account', `@krakenfx ✅https://${FAKE}`],
    ['after a mail address', `support@kraken.com →https://${FAKE}`],
    ['in a wallet’s link', `kraken.com metamask://dapp/${FAKE}`],
    ['behind another scheme', `kraken.com view-source:https://${FAKE}`],
    ['after a scheme with codes', `kraken.com %68ttps://${FAKE}`],
    ['in codes', `kraken.com https%3A%2F%2F${FAKE}`],
    ['after half a scheme', `kraken.com h**p://${FAKE}`],
    ['with a code for its full stop', 'kraken.com kraken-login%2Ecom'],
    ['with a full stop in braces', 'kraken.com kraken-login{.}com'],
    ['with a full stop between spaces', 'kraken.com kraken-login [.] com'],
    ['with a full stop as a word', 'kraken.com kraken-login dot com'],
    ['with a sign like a full stop', 'kraken.com kraken-login․com'],
    ['with a space before its full stop', 'kraken.com kraken-login .com'],
    ['with a space after its full stop', 'kraken.com kraken-login. com'],
    ['in the path, after a semicolon', `kraken.com/;${FAKE}`],
    ['before an Arabic word', `kraken.com ${FAKE}الآن`],
    ['in twenty-first place', `${'kraken.com '.repeat(20)}${FAKE}`],
    ['in a parameter', `https://www.kraken.com/go?to=${FAKE}`],
  ])('%s: %s', async (_, q) => {
    expect(await resultOf(q)).toBe('looks-like');
  });
});

describe('no text is official that holds anything else as well:', () => {
  test.each([
    ['a wallet', `Kraken: send ETH to ${OTHER} to verify. kraken.com`],
    ['a wallet of Bitcoin', `kraken.com ${BITCOIN}`],
    ['a request for a payment', `kraken.com then ethereum:${OTHER}@1?value=1e18`],
    ['a mistyped wallet', `kraken.com ${OTHER}1`],
    ['a wallet in its parameter', `https://www.kraken.com/send?to=${OTHER}`],
    ['an account beside a contract', `${TOKEN} contact @scam_support`],
    ['a contract after a contract in a path', `${TOKEN}%2f..%2f${OTHER}`],
    ['a contract beside a contract', `${OTHER} ${TOKEN}`],
    ['an account beside the name of a coin', `USDT ${USDT} @scam_support`],
    ['a number', 'kraken.com 1.2.3.4/x'],
    ['a host as one number', 'kraken.com 3232235777'],
    ['a host as one number with a path', 'kraken.com 3232235777/login'],
    ['a host of IPv6', 'kraken.com [::1]'],
    ['a host of IPv6 with a port', 'kraken.com [2001:db8::1]:8080/login'],
    ['a phone number', 'kraken.com +1 800 555 0100'],
    ['a phone number with dashes', 'Call kraken.com on 800-555-0100'],
    ['a phone number in Arabic digits', 'kraken.com واتساب ٠٥٠١٢٣٤٥٦٧'],
    ['a phone number in parentheses', 'kraken.com (800) 555-0100'],
    [
      'a commit of a fork',
      'https://github.com/bitcoin/bitcoin/tree/4f5e6a7b8c9d0e1f2a3b4c5d6e7f8a9b0c1d2e3f',
    ],
    ['another scheme', 'kraken.com ipfs://bafybeigdyrzt'],
    ['an ending that nobody has', 'kraken.com login.krakenzz'],
  ])('%s: %s', async (_, q) => {
    expect(await resultOf(q)).not.toBe('official');
  });
});

describe('a full stop that a program may end a link at vouches for nothing before it:', () => {
  test.each([
    'https://evil.com .kraken.com',
    'Log in at https://evil.com .kraken.com now',
    'https://evil.com\n.kraken.com',
    'https://evil.com\u00a0.kraken.com',
    'https://evil.com\u3000.kraken.com',
    'https://evil.com\u2028.kraken.com',
    'https://evil.com\u0085.kraken.com',
    'https://evil.com dot kraken.com',
    'https://evil.com نقطة kraken.com',
    'https://evil.com·kraken.com',
    'https://evil.com‚kraken.com',
    'https://evil.com。kraken.com',
    'https://evil.com&period;kraken.com',
    'https://evil.com (.) kraken.com',
    'https://evil.com (dot) kraken.com',
    'https://evil.com[.]kraken.com',
    'evil.com .kraken.com',
    'evil[.]com .kraken.com',
    'evil. com .kraken.com',
    'evil dot com dot kraken dot com',
    'support@evil.com .kraken.com',
    'http://1.2.3.4 .kraken.com',
    'http://3232235777 .kraken.com',
    '1.2.3.4·kraken.com',
    'https://www.kraken.com/login .evil.com',
  ])('%j', async (q) => {
    expect(await resultOf(q)).toBe('unknown');
  });

  test('a phone number before it is not vouched for', async () => {
    expect(await resultOf('0501234567 .kraken.com')).toBe('unknown');
  });

  test('the address before it is shown', async () => {
    const { address } = await check('https://evil.com .kraken.com');
    expect(address?.host).toBe('evil.com');
  });

  test.each([
    `${FAKE} .kraken.com`,
    `https://${FAKE} [.] kraken.com`,
    'kraken.com dot evil dot com',
  ])('a look-alike on either side is found: %s', async (q) => {
    expect(await resultOf(q)).toBe('looks-like');
  });
});

describe('a warning is found wherever its address is:', () => {
  test.each([
    ['before an explorer’s link', `Send to ${WARNED} as in ${TOKEN}`],
    ['after an explorer’s link', `${TOKEN} https://etherscan.io/address/${WARNED}`],
    ['in the parameter of one', `${TOKEN}?a=${WARNED}`],
    ['before an Arabic comma', `${WARNED}، ${USDT}`],
    ['in angle brackets', `<${WARNED}>`],
    ['after an emoji', `✅${WARNED}`],
    ['after a colon', `to:${WARNED}`],
    ['in a wallet’s link', `https://metamask.app.link/send/${WARNED}@1`],
    ['in a request for a payment', `solana:${SOLANA}?amount=1`],
    [
      'in twenty-first place',
      `${Array.from({ length: 20 }, (_, n) => `0x${String(n + 10).repeat(20)}`).join(' ')} ${WARNED}`,
    ],
    ['a host after an emoji', `👉${HOST}`],
    ['a host after a bullet', `•${HOST}`],
    ['a host after an arrow', `kraken.com→${HOST}`],
    ['a host before a bracketed full stop', `https://${HOST} (.) kraken.com`],
    ['a host glued to another', `https://kraken.comhttps://${HOST}`],
    [
      'a host in codes in a parameter',
      `https://www.okx.com/download?deeplink=okx%3A%2F%2Fwallet%2Fdapp%2Furl%3FdappUrl%3Dhttps%253A%252F%252F${HOST}`,
    ],
    ['a host in the path', `https://link.metamask.io/dapp/${HOST}`],
    ['with a comma, in a redirector', `https://t.me/iv?url=${HOST},`],
    ['without a scheme, in a redirector', `https://www.google.com/url?q=//${HOST}`],
    ['after a slash, in a redirector', `l.facebook.com/l.php?u=/${HOST}`],
    ['in parentheses, in a redirector', `https://t.me/iv?url=(${HOST})`],
    ['in an archive without a date', `https://web.archive.org/web/https://kraken.com@${HOST}`],
    ['under a label with a hyphen at its end', `https://a-.${HOST}/`],
    ['under a label that is no Punycode', `https://xn--kraken-.${HOST}/`],
    ['with a joiner between Persian letters', 'https://نامه‌ای.com'],
  ])('%s: %s', async (_, q) => {
    expect(await resultOf(q)).toBe('warned');
  });
});

describe('a sign that no host has, before a full stop, vouches for nothing:', () => {
  test.each([...'`()*~=+$&_-'])('%s', async (sign) => {
    const host = `evil.com${sign}.kraken.com`;
    expect(await resultOf(`https://${host}`)).toBe('unreadable');
    expect(await resultOf(`Log in at ${host}/login`)).toBe('unreadable');
    expect(await resultOf(`support@${host}`)).not.toBe('official');
    expect(await resultOf(`https://${FAKE}${sign}.kraken.com`)).toBe('looks-like');
    expect(await resultOf(`https://${HOST}${sign}.kraken.com`)).toBe('warned');
  });

  test.each([
    'https://evil.com%2a.kraken.com',
    'https://evil.com%E2%80%8B.kraken.com',
    'https://evil.com%ef%bc%8ekraken.com',
    'https://evil.com%2ekraken.com',
    'https://evil.com..kraken.com',
    'https://evil.com._x.kraken.com',
    'https://evil.com.-x.kraken.com',
  ])('the same in codes, in an empty label and at the start of one: %s', async (q) => {
    expect(await resultOf(q)).toBe('unreadable');
  });

  test.each(['\u200b', '\u200d', '\u200e', '\u00ad', '\u2060', '\ufeff', '\u034f'])(
    'a hidden character in the host vouches for nothing: %j',
    async (sign) => {
      expect(await resultOf(`https://evil.com${sign}.kraken.com`)).not.toBe('official');
      expect(await resultOf(`evil.com${sign}.kraken.com`)).not.toBe('official');
      expect(await resultOf(`@kraken${sign}fx`)).not.toBe('official');
      expect(await resultOf(`${sign}https://www.kraken.com${sign} `)).toBe('official');
    },
  );

  test.each(['https://evil.com:pw@kraken.com', 'https://evil.com%2F@kraken.com'])(
    'a host before an @ is judged by itself: %s',
    async (q) => {
      expect(await resultOf(q)).not.toBe('official');
    },
  );

  test('a package of Android is no host', async () => {
    const q = 'https://play.google.com/store/apps/details?id=com.kraken.invest.app';
    expect(await resultOf(q)).toBe('unknown');
  });

  test.each(['https://a_b.kraken.com', 'https://_a.kraken.com', 'https://a--b.kraken.com'])(
    'an underscore or hyphen elsewhere is none: %s',
    async (q) => {
      expect(await resultOf(q)).toBe('official');
    },
  );
});

describe('an odd label hides no host:', () => {
  test.each(['a-.', 'xn--kraken-.', 'a!.', '-a.', '*.', 'a,b.'])('%s', async (label) => {
    expect(await resultOf(`https://${label}${FAKE}/`)).toBe('looks-like');
  });
});

test.each([
  `mailto:support@kraken.com?cc=x@example.org`,
  'tel:+18005550100@kraken.com',
  'javascript:alert(1)@kraken.com',
  `ethereum:${OTHER}@kraken.com`,
])('no other scheme’s link is read as an address: %s', async (q) => {
  expect(await resultOf(q)).toBe('unreadable');
});

describe('an official address stays official whatever is around it:', () => {
  test.each([
    'kraken.com,',
    'kraken.com،',
    'kraken.com؟',
    'kraken.com)',
    'kraken.com…',
    'kraken.com👈',
    '👉kraken.com',
    '[kraken.com](https://www.kraken.com)',
    'https://github.com/bitcoin/bitcoin/blob/master/README.md',
    'The fee is 1.5 %, e.g. at kraken.com or support@kraken.com.',
    'Since 2011 at kraken.com. A company of 2,500 people, $1,250,000 a day',
    'kraken.com 2026-11-20 10:00',
    'hxxps://www[.]kraken[.]com',
    'https://www.kraken .com',
    'www dot kraken dot com',
    'support@mail.kraken .com',
    'www。kraken。com',
    'https://github.com/bitcoin/bitcoin/tree/master/doc',
    `Is it ${TOKEN}, really?`,
  ])('%s', async (q) => {
    expect(await resultOf(q)).toBe('official');
  });

  test.each([
    'https://web.archive.org/web/2026/https://www.kraken.com/',
    'https://www-kraken-com.translate.goog/',
    'https://urlscan.io/domain/kraken.com',
    'https://www.trustpilot.com/review/kraken.com',
  ])('a copy of its page and a report on it are not its own: %s', async (q) => {
    expect(await resultOf(q)).toBe('unknown');
  });
});

// Measured at 110 ms at most, and at 300 for names in one word when a host could have any length.
test('a text of the greatest length is answered soon', async () => {
  const letters = 'qvwkzjxkrbnmoxtpfhgdlcsy';
  const names = Array.from(
    { length: 36 },
    (_, n) => letters.slice(n % 24) + letters.slice(0, n % 24),
  );
  const texts = ['→', ' @', ';', ' .', '.com https://x.org/?u='].map((sign) =>
    names.join(`.com${sign}`),
  );
  for (const text of texts) {
    expect(await leastCpuMs(() => check(text.slice(0, 1_000)))).toBeLessThan(250);
  }
});
