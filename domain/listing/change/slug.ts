import { and, eq, like } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { listings } from '#db/schema.ts';
import { toSlug } from '#domain/text/slug.ts';
import type { Kind } from '../kind.ts';

const MAX_LETTERS = 60;

/** The slug of a name that no listing of the kind has: `sui`, or `sui-2` beside another. The caller holds the lock of slugs. */
export async function freeSlug(db: Database, kind: Kind, name: string): Promise<string> {
  const slug = slugOf(name);
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.kind, kind), like(listings.id, `${slug}%`)));
  const taken = new Set(rows.map(({ id }) => id));
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

/** The id of a listing by its English name: `Shiba Inu (SHIB)` → `shiba-inu-shib`; 'listing' where no letter is left. */
export function slugOf(name: string): string {
  return toSlug(name).slice(0, MAX_LETTERS).replace(/-$/, '') || 'listing';
}
