import { expect, test } from 'vitest';
import { askAnswered } from '#tests/requests/ask-answered.ts';
import { fetchMarketCoins } from './coin-gecko.ts';

const BITCOIN = {
  id: 'bitcoin',
  symbol: 'btc',
  name: 'Bitcoin',
  image: 'https://assets.example/1.png',
  current_price: 79847,
  market_cap: 1592704518472,
  market_cap_rank: 1,
  total_volume: 70779623474,
  price_change_percentage_24h: -8.19629,
  circulating_supply: 19832115.0,
  max_supply: 21000000,
};

async function askFor(body: unknown, key?: string) {
  const { asked, answer: coins } = await askAnswered(fetchMarketCoins, body, key);
  return { asked, coins };
}

test('the market is asked for the hundred coins of highest market cap, with a name of our own', async () => {
  const { asked } = await askFor([BITCOIN]);
  expect(asked[0]?.url).toBe(
    'https://market.example/api/v3/coins/markets?vs_currency=usd&order=market_cap_desc&per_page=100&page=1&sparkline=false',
  );
  expect(asked[0]?.headers.get('User-Agent')).toMatch(/^Tabayyan/);
  expect(asked[0]?.headers.has('x-cg-demo-api-key')).toBe(false);
});

test('the key is sent in a header, never in the address', async () => {
  const { asked } = await askFor([BITCOIN], 'sesame');
  expect(asked[0]?.headers.get('x-cg-demo-api-key')).toBe('sesame');
  expect(asked[0]?.url).not.toContain('sesame');
});

test('a coin is read with its figures', async () => {
  const { coins } = await askFor([BITCOIN]);
  expect(coins).toEqual([
    {
      id: 'bitcoin',
      symbol: 'BTC',
      name: 'Bitcoin',
      image: 'https://assets.example/1.png',
      rank: 1,
      price: 79847,
      change24h: -8.19629,
      marketCap: 1592704518472,
      volume: 70779623474,
      circulatingSupply: 19832115,
      maxSupply: 21000000,
    },
  ]);
});

test.each([
  ['a number as a text', { circulating_supply: '21000000.5' }, { circulatingSupply: 21000000.5 }],
  ['a null', { current_price: null }, { price: null }],
  ['a missing number', { max_supply: undefined }, { maxSupply: null }],
  ['no number at all', { total_volume: {} }, { volume: null }],
  ['an empty text', { total_volume: '' }, { volume: null }],
  ['a word', { market_cap: 'much' }, { marketCap: null }],
  ['a tiny price', { current_price: 3.2e-13 }, { price: 3.2e-13 }],
  ['a huge supply', { circulating_supply: 2.1e15 }, { circulatingSupply: 2.1e15 }],
  ['an image that is no address', { image: 'missing_large.png' }, { image: null }],
  ['an image that is a script', { image: 'javascript:alert(1)' }, { image: null }],
  ['an image that is no text', { image: 7 }, { image: null }],
  ['markup in the name', { name: '<b>Bit</b>' }, { name: '<b>Bit</b>' }],
  ['a symbol that no database takes', { symbol: 'b\0t\uDE00c' }, { symbol: 'BTC' }],
  ['a name that no database takes', { name: 'Bit\0coin\uD83D' }, { name: 'Bitcoin' }],
  [
    'a name that turns text around',
    { name: ' \u202EBit\u2066coin\n Two ' },
    { name: 'Bitcoin Two' },
  ],
])('a coin with %s is taken', async (_, given, expected) => {
  const { coins } = await askFor([{ ...BITCOIN, ...given }]);
  expect(coins[0]).toMatchObject(expected);
});

test.each([
  ['\0'],
  ['bit\0coin'],
  ['bit\uD83Dcoin'],
  ['bit coin'],
  ['../coins'],
  ['bitcoin\n'],
  ['بيتكوين'],
  [''],
])('a coin called %j is left out', async (id) => {
  const { coins } = await askFor([BITCOIN, { ...BITCOIN, id }]);
  expect(coins.map((coin) => coin.id)).toEqual(['bitcoin']);
});

test.each(['name', 'symbol'])('a coin whose %s cannot be seen is left out', async (field) => {
  const unseen = { ...BITCOIN, id: 'unseen', [field]: '\0\u202E\uD83D ' };
  const { coins } = await askFor([BITCOIN, unseen]);
  expect(coins.map((coin) => coin.id)).toEqual(['bitcoin']);
});

test('one odd row does not cost the others, and none comes twice', async () => {
  const { coins } = await askFor([null, { id: 'x' }, 'text', BITCOIN, BITCOIN]);
  expect(coins.map((coin) => coin.id)).toEqual(['bitcoin']);
});

test('of more coins the first hundred are read', async () => {
  const rows = Array.from({ length: 120 }, (_, place) => ({ ...BITCOIN, id: `coin-${place}` }));
  const { coins } = await askFor(rows);
  expect(coins.map((coin) => coin.id)).toEqual(rows.slice(0, 100).map(({ id }) => id));
});

test.each(['id', 'name', 'symbol'])(
  'a coin whose %s is longer than 200 letters is left out',
  async (field) => {
    const long = (letters: number) => ({ ...BITCOIN, id: 'long', [field]: 'x'.repeat(letters) });
    expect((await askFor([BITCOIN, long(200)])).coins).toHaveLength(2);
    expect((await askFor([BITCOIN, long(201)])).coins).toHaveLength(1);
  },
);

test('a picture whose address is longer than 2,000 letters is left out', async () => {
  const image = `https://assets.example/${'x'.repeat(2000)}`;
  const { coins } = await askFor([{ ...BITCOIN, image }]);
  expect(coins).toMatchObject([{ id: 'bitcoin', image: null }]);
});

test('an answer of more than 300 kB is refused unread', async () => {
  await expect(askFor([BITCOIN, 'x'.repeat(300_000)])).rejects.toThrow('over 300000 bytes');
});

test.each([
  ['an error', { error: 'coin not found' }],
  ['an error with a status', { status: { error_code: 429, error_message: 'slow down' } }],
  ['an empty list', []],
  ['a list without coins', [{}]],
  ['nothing', null],
])('%s is no answer', async (_, body) => {
  await expect(askFor(body)).rejects.toThrow(/the response/);
});
