import { isNull } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { registerEntries } from '#db/schema.ts';
import { entrySchema } from './eu-register.ts';

/** The domains, of those given, under which the last reading of a register has a company's website. */
export async function registeredDomains(
  db: Database,
  domains: readonly string[],
): Promise<Set<string>> {
  if (domains.length === 0) return new Set();
  const rows = await db
    .select({ entry: registerEntries.entry })
    .from(registerEntries)
    .where(isNull(registerEntries.goneOn));
  const hosts = rows.flatMap(({ entry }) => entrySchema.parse(entry).hosts);
  const isOf = (domain: string) => (host: string) => host === domain || host.endsWith(`.${domain}`);
  return new Set(domains.filter((domain) => hosts.some(isOf(domain))));
}
