import { eq } from 'drizzle-orm';
import { readTagged } from '#db/cache-tags.ts';
import type { Database } from '#db/client.ts';
import { warningDecisions } from '#db/schema.ts';
import type { Contract } from '#domain/contract/contract.ts';
import { hostsIn } from './domain-of.ts';
import { type FoundWarning, findAddressWarnings, findWarnings } from './find-warnings.ts';

/** Warnings about a listing's own domains and contracts: those that an editor has confirmed. */
export function confirmedWarnings(
  db: Database,
  listing: { website: string | null; whitepaper: string | null; contracts: Contract[] },
): Promise<FoundWarning[]> {
  return readTagged(['warnings'], async () => {
    const confirmed = await db.$count(warningDecisions, eq(warningDecisions.decision, 'warned'));
    if (confirmed === 0) return [];
    const { website, whitepaper, contracts } = listing;
    const addresses = new Set(contracts.map(({ address }) => address));
    const found = await Promise.all([
      findWarnings(db, hostsIn(`${website ?? ''} ${whitepaper ?? ''}`)),
      ...[...addresses].map((address) => findAddressWarnings(db, address)),
    ]);
    return found.flat();
  });
}
