import { eq } from 'drizzle-orm';
import { readTagged } from '#db/cache-tags.ts';
import type { Database } from '#db/client.ts';
import { preparedOnce } from '#db/prepared.ts';
import { cachedReading } from '#db/reading-cache.ts';
import { warningDecisions } from '#db/schema.ts';
import { registeredDomain } from '#domain/address/domains.ts';
import type { Contract } from '#domain/contract/contract.ts';
import { type FoundWarning, findAddressWarnings, findWarnings } from './find-warnings.ts';
import { ownHosts } from './listed-domains.ts';

/** Warnings about a listing's own domains and contracts: those that an editor has confirmed. */
export async function confirmedWarnings(
  db: Database,
  listing: Parameters<typeof ownHosts>[0] & { contracts: Contract[] },
): Promise<FoundWarning[]> {
  const confirmed = await cachedReading(['confirmed warnings'], () =>
    readTagged(['warnings'], () => confirmedOf(db).execute()),
  );
  if (confirmed.length === 0) return [];
  return readTagged(['warnings'], async () => {
    const addresses = new Set(listing.contracts.map(({ address }) => address));
    const own = ownHosts(listing);
    const domains = own.map(registeredDomain);
    // A list may name a part of the listing's domain.
    const parts = confirmed
      .map(({ warned }) => warned)
      .filter((warned) => domains.includes(registeredDomain(warned) ?? warned));
    const found = await Promise.all([
      findWarnings(db, [...new Set([...own, ...parts])]),
      ...[...addresses].map((address) => findAddressWarnings(db, address)),
    ]);
    return found.flat();
  });
}

const confirmedOf = preparedOnce((db) =>
  db
    .selectDistinct({ warned: warningDecisions.warned })
    .from(warningDecisions)
    .where(eq(warningDecisions.decision, 'warned'))
    .prepare('confirmed_warnings'),
);
