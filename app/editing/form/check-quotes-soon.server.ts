import type { RouterContextProvider } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { gatherQuotesNow } from '#domain/quote/gather-quotes.ts';

/**
 * Puts the pages that an editor has just quoted before all others that are read. The save does not wait for it, and a failure is
 * logged.
 */
export function checkQuotesSoon(context: Readonly<RouterContextProvider>, owner: string): void {
  const { db, log } = context.get(services);
  gatherQuotesNow(db, owner).catch((error: unknown) => {
    log.error({ err: error, owner }, 'the quotes of a save could not be gathered');
  });
}
