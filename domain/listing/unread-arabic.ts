import { SCOPES } from '#domain/method/scope.ts';
import { rulingDigest } from '#domain/ruling/ledger.ts';
import type { Listing, TextDoubt } from './listing.ts';

/**
 * The doubt that forbids a change of a listing: it would publish a new or changed ruling while nobody has read the Arabic
 * reason since a machine made it or its English changed. Null: the change is allowed.
 */
export function unreadArabic(before: Listing | null, after: Listing): TextDoubt | null {
  const doubt = after.doubts.ar?.reason;
  return doubt && publishes(before, after) ? doubt : null;
}

// An unchanged ruling from before this rule stays: its machine Arabic is not shown.
function publishes(before: Listing | null, after: Listing): boolean {
  return SCOPES.some((scope) => {
    const digest = rulingDigest(after, scope);
    return digest !== null && digest !== rulingDigest(before, scope);
  });
}
