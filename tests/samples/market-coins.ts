import type { MarketCoin } from '#domain/market/market-coin.ts';

let made = 0;

/** A coin of the market to test with. */
export function newMarketCoin(given: Partial<MarketCoin> = {}): MarketCoin {
  made += 1;
  return {
    id: `market-coin-${made}`,
    symbol: `M${made}`,
    name: `Market Coin ${made}`,
    image: null,
    rank: made,
    price: 10,
    change24h: 1.5,
    marketCap: 1_000_000_000,
    volume: 50_000_000,
    circulatingSupply: 100_000_000,
    maxSupply: null,
    ...given,
  };
}

/** The coins as the market service answers them. */
export function marketResponse(coins: MarketCoin[]): string {
  return JSON.stringify(
    coins.map((coin) => ({
      id: coin.id,
      symbol: coin.symbol.toLowerCase(),
      name: coin.name,
      image: coin.image ?? 'missing_large.png',
      market_cap_rank: coin.rank,
      current_price: coin.price,
      price_change_percentage_24h: coin.change24h,
      market_cap: coin.marketCap,
      total_volume: coin.volume,
      circulating_supply: coin.circulatingSupply,
      max_supply: coin.maxSupply,
    })),
  );
}
