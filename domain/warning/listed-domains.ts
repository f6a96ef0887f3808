import { isNotNull, or } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { listings } from '#db/schema.ts';
import { hostsIn, registeredDomain } from '#domain/address/domains.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { LinkField } from '#domain/listing/plain-field.ts';

/** The links at a domain of the listing's own; the others are at services that many use. */
const OWN_LINKS = ['website', 'whitepaper'] as const satisfies LinkField[];
type OwnLinks = Record<(typeof OWN_LINKS)[number], string | null>;

/** The listings that call each registered domain their own, by their website or whitepaper. */
export async function listedDomains(
  db: Database,
): Promise<Map<string, { kind: Kind; id: string }[]>> {
  const { kind, id } = listings;
  const links = Object.fromEntries(OWN_LINKS.map((name) => [name, listings[name]])) as Pick<
    typeof listings,
    keyof OwnLinks
  >;
  const rows = await db
    .select({ kind, id, ...links })
    .from(listings)
    .where(or(...Object.values(links).map((link) => isNotNull(link))));
  const owners = new Map<string, { kind: Kind; id: string }[]>();
  for (const row of rows) {
    for (const domain of new Set(ownHosts(row).map((host) => registeredDomain(host) ?? host))) {
      owners.set(domain, [...(owners.get(domain) ?? []), { kind: row.kind, id: row.id }]);
    }
  }
  return owners;
}

/** The hosts of a listing's own domains. */
export function ownHosts(listing: OwnLinks): string[] {
  return hostsIn(OWN_LINKS.map((name) => listing[name] ?? '').join(' '));
}
