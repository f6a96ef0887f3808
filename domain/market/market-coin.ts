import { z } from 'zod';

/** A coin of the market table. Amounts in US dollars, change in per cent; null where the service has none. */
export const marketCoinSchema = z.object({
  id: z.string().min(1),
  symbol: z.string(),
  name: z.string().min(1),
  image: z.string().nullable(),
  rank: z.number().nullable(),
  price: z.number().nullable(),
  change24h: z.number().nullable(),
  marketCap: z.number().nullable(),
  volume: z.number().nullable(),
  circulatingSupply: z.number().nullable(),
  maxSupply: z.number().nullable(),
});

export type MarketCoin = z.infer<typeof marketCoinSchema>;
