import { formatAge } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Sourced } from '#domain/zakat/rates.ts';

/** The ISO time at which the market's rates were fetched, and whether they are still loading. */
export interface MarketRates {
  at: string | null;
  isLoading: boolean;
}

/** A figure in words, followed by its source. */
export function RateLine({
  sourced,
  rates: { at, isLoading },
  children,
}: {
  sourced: Sourced | null;
  rates: MarketRates;
  /** The figure in words. */
  children: string;
}) {
  const { text, locale } = useLanguage();
  const { rates } = text.mine;
  if (!sourced) return isLoading ? null : <p className="text-sm text-muted">{rates.none}</p>;
  const from = {
    peg: rates.isPeg,
    typed: rates.isTyped,
    market: at ? rates.isMarket(formatAge(locale, new Date(at), new Date())) : '',
  };
  return (
    <p className="text-sm text-muted">
      <span className="text-ink">{children}</span> {from[sourced.source]}
    </p>
  );
}
