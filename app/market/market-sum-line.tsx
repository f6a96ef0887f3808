import { formatSum } from '#app/i18n/format.ts';
import { latin } from '#app/i18n/isolated.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { MarketSum } from './figures.ts';

/** The market cap of all coins of the table, and the number of rises and falls. */
export function MarketSumLine({ sum: { coins, marketCap, rose, fell } }: { sum: MarketSum }) {
  const { text } = useLanguage();
  return (
    <p className="max-sm:text-sm">
      {text.markets.sum(coins, latin(formatSum(marketCap)), rose, fell)}
    </p>
  );
}
