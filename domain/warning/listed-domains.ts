import { isNotNull, or } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { type Kind, listings } from '#db/schema.ts';
import { hostsIn, registeredDomain } from './domain-of.ts';

/** The listings that call each registered domain their own, by their website or whitepaper. */
export async function listedDomains(
  db: Database,
): Promise<Map<string, { kind: Kind; id: string }[]>> {
  const { kind, id, website, whitepaper } = listings;
  const rows = await db
    .select({ kind, id, website, whitepaper })
    .from(listings)
    .where(or(isNotNull(website), isNotNull(whitepaper)));
  const owners = new Map<string, { kind: Kind; id: string }[]>();
  for (const row of rows) {
    const hosts = hostsIn(`${row.website ?? ''} ${row.whitepaper ?? ''}`);
    for (const domain of new Set(hosts.map((host) => registeredDomain(host) ?? host))) {
      owners.set(domain, [...(owners.get(domain) ?? []), { kind: row.kind, id: row.id }]);
    }
  }
  return owners;
}
