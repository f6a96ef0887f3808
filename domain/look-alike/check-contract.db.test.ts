import { expect, test } from 'vitest';
import { openStarterCheck, USDT } from '#tests/rig/starter-check.ts';

const LIKE_USDT = '0xdac10000000000000000000000000000000d1ec7';
const OTHER = '0x1111111111111111111111111111111111111111';
const CHAINS = ['ethereum', 'avalanche', 'solana', 'tron', 'ton'];

const { check } = await openStarterCheck();

const found = async (q: string) => {
  const { result, matches } = await check(q);
  return [result, ...matches.map(({ listing, text }) => `${listing.id} ${text}`)];
};

test.each([
  USDT,
  USDT.toLowerCase(),
  `ethereum:${USDT}@1`,
  `USDT: ${USDT}`,
  ` ${USDT.slice(0, 20)}\u200b${USDT.slice(20)} `,
])('the address of a listed contract is the listing’s own: %j', async (q) => {
  expect(await found(q)).toEqual(['official', `tether ${USDT}`]);
});

test.each([
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs',
])('Tether’s address on another chain is the listing’s own: %s', async (q) => {
  expect(await found(q)).toEqual(['official', `tether ${q}`]);
});

test.each([
  [`https://etherscan.io/token/${USDT}`, USDT],
  [`etherscan.io/token/${USDT.toLowerCase()}?a=${OTHER}`, USDT],
  [`Is this real? https://etherscan.io/token/${USDT}.`, USDT],
  [
    'https://tronscan.org/#/token20/TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  ],
  [
    'https://tonviewer.com/EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs',
    'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs',
  ],
])('an explorer’s link to a listed contract is about the contract: %s', async (q, address) => {
  expect(await found(q)).toEqual(['official', `tether ${address}`]);
});

test('Solscan’s link to a listed token is about the token', async () => {
  const token = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
  expect(await found(`https://solscan.io/token/${token}`)).toEqual([
    'official',
    `usd-coin ${token}`,
  ]);
});

test('an explorer’s link to a look-alike or an unlisted address is not official', async () => {
  expect(await found(`https://etherscan.io/token/${LIKE_USDT}`)).toEqual([
    'looks-like',
    `tether ${USDT}`,
  ]);
  expect(await found(`https://etherscan.io/address/${OTHER}`)).toEqual(['unknown']);
});

test.each([
  `https://etherscan.io.claims.example/token/${USDT}`,
  `https://claims.example/token/${USDT}`,
  `https://etherscan.io@claims.example/token/${USDT}`,
  `Claim at claims-page.com, see https://etherscan.io/token/${USDT}`,
  `https://claims.example/(${USDT})`,
  `https://claims.example/?a=,${USDT}`,
  `claims-page.com;${USDT}`,
  `USDT ${USDT} claim now at https://claims.example/x`,
  `https://etherscan.io/${USDT}/../token/${OTHER}`,
  `https://etherscan.io/${USDT}/%2e%2e/token/${OTHER}`,
  `https://etherscan.io/token/%30${OTHER.slice(1)}?a=${USDT}`,
  `https://etherscan.io/address/claims.eth?x=${USDT}`,
  `https://etherscan.io:8443/token/${USDT}`,
])('a listed contract in another site’s link makes nothing official: %s', async (q) => {
  expect((await check(q)).result).not.toBe('official');
});

test('a listed contract comes with its chain and its sources', async () => {
  const { matches } = await check('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v');
  expect(matches).toMatchObject([
    { listing: { id: 'usd-coin' }, contracts: [{ chain: 'solana', issuer: null }] },
  ]);
  expect(matches[0]?.contracts[0]?.lists).toMatchObject([{ readOn: '2026-11-22' }]);
});

test('Tron’s address in hexadecimal is answered as in base58', async () => {
  const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
  const checked = await check('41a614f803b6fd780986a42c78ec9c7f77e6ded13c');
  expect(checked).toMatchObject({ result: 'official', contract: { address: tron } });
  expect(checked.matches).toMatchObject([{ listing: { id: 'tether' }, text: tron }]);
});

test.each([
  ['Tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'tether'],
  ['TON', 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs', 'tether'],
  ['Solana', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', 'usd-coin'],
])(
  'a listed address of %s that lost its capitals is said to, and never official',
  async (_, address, id) => {
    const texts = [
      address.toLowerCase(),
      address.toUpperCase(),
      `Is ${address.toLowerCase()} real?`,
    ];
    for (const text of texts) {
      const { kind, result, matches } = await check(text);
      expect({ kind, result }).toEqual({ kind: 'wallet', result: 'looks-like' });
      expect(matches).toMatchObject([
        { listing: { id }, text: address, differences: [{ what: 'capitals' }] },
      ]);
    }
  },
);

test('an address that begins and ends like a listed one is a look-alike', async () => {
  expect(await found(LIKE_USDT)).toEqual(['looks-like', `tether ${USDT}`]);
});

test.each([`USDT ${OTHER}`, `${OTHER} (Tether)`, 'Tether TEkxiTehnzSmSe2XqrBj4w32RUN966rdz8'])(
  'a name beside another address is answered with the addresses it has: %s',
  async (q) => {
    const { result, matches } = await check(q);
    expect(result).toBe('other-address');
    expect(matches).toMatchObject([{ listing: { id: 'tether' } }]);
    expect(matches[0]?.contracts.map(({ chain }) => chain)).toEqual(CHAINS);
    expect(matches[0]?.contracts[0]).toMatchObject({ address: USDT });
  },
);

test('another address is unknown, and a mistyped one unreadable', async () => {
  expect(await found(OTHER)).toEqual(['unknown']);
  expect(await found('TR7NHqjeKQxGTCi8q9ZY4pL8otSzgjLj6t')).toEqual(['unreadable']);
  expect(await found(USDT.slice(0, -1))).toEqual(['unreadable']);
  expect(await check(USDT.replace('dAC', 'Dac'))).toMatchObject({
    result: 'official',
    contract: { hasWrongCapitals: true },
  });
});
