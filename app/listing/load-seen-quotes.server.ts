import type { Services } from '#app/context/services.server.ts';
import { type SeenQuotes, seenQuotesOf } from '#domain/quote/seen-quotes.ts';

/** When the quotes of these owners were last seen; null if that fails to load, since the page is useful without it. */
export function loadSeenQuotes(
  { db, log }: Pick<Services, 'db' | 'log'>,
  owners: string[],
): Promise<SeenQuotes | null> {
  return seenQuotesOf(db, owners).catch((error: unknown) => {
    log.error({ err: error }, 'the days of quotes failed to load');
    return null;
  });
}
