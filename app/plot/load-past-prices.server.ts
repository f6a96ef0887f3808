import type { Services } from '#app/context/services.server.ts';
import type { Language } from '#app/i18n/languages.ts';
import { verdictChanges } from '#domain/ruling/ledger/read-ledger.ts';
import { dayOf, today } from '#domain/time/day.ts';
import { dayBeforeHistory, type PriceHistoryView, priceHistoryView } from './price-history-view.ts';
import { type Spark, sparkOf } from './spark.ts';

/** A coin's stored prices for its page; null: too few days, or they could not be read. */
export interface PastPrices {
  /** The last year, with the changes of the coin's verdict. */
  history: PriceHistoryView | null;
  /** The last thirty days. */
  month: Spark | null;
}

const NONE: PastPrices = { history: null, month: null };

/** Reads the past prices of the coin `id`. `marketId`: its id in the markets; null: it is not in them. */
export async function loadPastPrices(
  { db, marketDays, log }: Pick<Services, 'db' | 'marketDays' | 'log'>,
  id: string,
  marketId: string | null,
  language: Language,
): Promise<PastPrices> {
  if (marketId === null) return NONE;
  const day = today();
  const after = dayBeforeHistory(day);
  try {
    const [stored, changes] = await Promise.all([
      marketDays.of([marketId], after),
      verdictChanges(db, { kind: 'coin', id }, new Date(after)),
    ]);
    const verdictDays = changes.map(({ at, ...change }) => ({ ...change, day: dayOf(at) }));
    const days = stored.get(marketId) ?? [];
    return {
      history: priceHistoryView(days, verdictDays, day, language),
      month: sparkOf(days, { today: day }, language),
    };
  } catch (error) {
    log.error({ err: error, coin: id }, 'past prices could not be read for a coin');
    return NONE;
  }
}
