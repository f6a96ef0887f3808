import { rulingDigest } from '#domain/ruling/ledger.ts';
import { SCOPES } from '#domain/ruling/scope.ts';
import type { Listing, TextDoubt } from './listing.ts';

/**
 * Why a change of a listing must not be made: it would publish a ruling, new or another than before, while nobody has
 * read the Arabic reason since a machine made it or its English changed. Null: it may be made.
 */
export function unreadArabic(before: Listing | null, after: Listing): TextDoubt | null {
  const doubt = after.doubts.ar?.reason;
  return doubt && publishes(before, after) ? doubt : null;
}

// What stood before this rule may go on standing: its machine Arabic is shown to nobody.
function publishes(before: Listing | null, after: Listing): boolean {
  return SCOPES.some((scope) => {
    const digest = rulingDigest(after, scope);
    return digest !== null && digest !== rulingDigest(before, scope);
  });
}
