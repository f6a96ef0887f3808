import { formatSum } from '#app/i18n/format.ts';
import { latin } from '#app/i18n/isolated.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { MarketSum } from './figures.ts';

/** What the coins of the table are worth together, and how many rose and fell. */
export function MarketSumLine({ sum: { coins, marketCap, rose, fell } }: { sum: MarketSum }) {
  const { text } = useLanguage();
  return (
    <p className="max-w-prose">
      {text.markets.sum(coins, latin(formatSum(marketCap)), rose, fell)}
    </p>
  );
}
