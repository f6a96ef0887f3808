import { eq, sql } from 'drizzle-orm';
import { readTagged } from '#db/cache-tags.ts';
import type { Database } from '#db/client.ts';
import { preparedOnce } from '#db/prepared.ts';
import { warningDecisions } from '#db/schema.ts';
import type { Contract } from '#domain/contract/contract.ts';
import { type FoundWarning, findAddressWarnings, findWarnings } from './find-warnings.ts';
import { ownHosts } from './listed-domains.ts';

/** Warnings about a listing's own domains and contracts: those that an editor has confirmed. */
export function confirmedWarnings(
  db: Database,
  listing: Parameters<typeof ownHosts>[0] & { contracts: Contract[] },
): Promise<FoundWarning[]> {
  return readTagged(['warnings'], async () => {
    const [confirmed] = await confirmedOf(db).execute();
    if (!confirmed) return [];
    const addresses = new Set(listing.contracts.map(({ address }) => address));
    const found = await Promise.all([
      findWarnings(db, ownHosts(listing)),
      ...[...addresses].map((address) => findAddressWarnings(db, address)),
    ]);
    return found.flat();
  });
}

const confirmedOf = preparedOnce((db) =>
  db
    .select({ one: sql`1` })
    .from(warningDecisions)
    .where(eq(warningDecisions.decision, 'warned'))
    .limit(1)
    .prepare('any_confirmed_warning'),
);
