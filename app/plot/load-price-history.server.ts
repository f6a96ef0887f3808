import type { Services } from '#app/context/services.server.ts';
import type { Language } from '#app/i18n/languages.ts';
import { dayOf } from '#domain/market/market-days.ts';
import { verdictChanges } from '#domain/ruling/ledger.ts';
import { today } from '#domain/ruling/review-due.ts';
import { historyDaysAfter, type PriceHistoryView, priceHistoryView } from './price-history-view.ts';

/** The kept prices of a coin with the changes of its verdict; null: no day is kept, or they could not be read. */
export async function loadPriceHistory(
  { db, marketDays, log }: Pick<Services, 'db' | 'marketDays' | 'log'>,
  id: string,
  marketId: string,
  language: Language,
): Promise<PriceHistoryView | null> {
  const after = historyDaysAfter(today());
  try {
    const [kept, changes] = await Promise.all([
      marketDays.of([marketId], after),
      verdictChanges(db, { kind: 'coin', id }, new Date(after)),
    ]);
    const verdictDays = changes.map(({ at, ...change }) => ({ ...change, day: dayOf(at) }));
    return priceHistoryView(kept.get(marketId) ?? [], verdictDays, today(), language);
  } catch (error) {
    log.error({ err: error }, 'past prices could not be read for a coin');
    return null;
  }
}
