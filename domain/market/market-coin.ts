import { z } from 'zod';

const figure = (description: string) => z.number().nullable().describe(description);

/** A coin of the market table. Amounts in US dollars, change in per cent; null where the service has none. */
export const marketCoinSchema = z.object({
  id: z.string().min(1),
  symbol: z.string(),
  name: z.string().min(1),
  image: z.string().nullable(),
  rank: figure('By market cap.'),
  price: figure('In US dollars.'),
  change24h: figure('Percent.'),
  marketCap: figure('In US dollars.'),
  volume: figure('In the last 24 hours, in US dollars.'),
  circulatingSupply: figure('In coins.'),
  maxSupply: figure('In coins; null: no cap, or unknown.'),
});

/** Reads a coin as it was stored: answers stored by earlier versions lack later figures. */
export const storedMarketCoin = z.preprocess(
  (coin) => (typeof coin === 'object' ? { ...NO_FIGURES, ...coin } : coin),
  marketCoinSchema,
);

const NO_FIGURES = Object.fromEntries(
  Object.entries(marketCoinSchema.shape)
    .filter(([, schema]) => schema.safeParse(null).success)
    .map(([name]) => [name, null]),
);

export type MarketCoin = z.infer<typeof marketCoinSchema>;
