import { formatSum } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { MarketSum } from './figures.ts';

/** The market cap of all coins of the table, and the number of rises and falls. */
export function MarketSumLine({ sum: { coins, marketCap, rose, fell } }: { sum: MarketSum }) {
  const { sum, units } = useLanguage().text.markets;
  const { figure, unit } = formatSum(marketCap);
  return (
    <p className="text-muted max-sm:text-sm">
      {sum(coins, `${figure} ${units[unit]}`, rose, fell)}
    </p>
  );
}
