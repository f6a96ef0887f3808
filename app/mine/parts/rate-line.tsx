import { formatAge } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Sourced } from '#domain/zakat/rates.ts';

/** The market's rates: the ISO time they were fetched at, and whether they are still on their way. */
export interface MarketRates {
  at: string | null;
  isAwaited: boolean;
}

/** A figure in words and, after it, where it is from. */
export function RateLine({
  sourced,
  rates: { at, isAwaited },
  children,
}: {
  sourced: Sourced | null;
  rates: MarketRates;
  /** The figure in words. */
  children: string;
}) {
  const { text, locale } = useLanguage();
  const { rates } = text.mine;
  if (!sourced) return isAwaited ? null : <p className="text-sm text-muted">{rates.none}</p>;
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
