import { sql } from 'drizzle-orm';
import { batchesOf } from '#db/batches.ts';
import { listingTags } from '#db/cache-tags.ts';
import { notifyOfChange } from '#db/changes.ts';
import type { Database } from '#db/client.ts';
import { findManyVersioned } from '#domain/listing/find.ts';
import { KINDS, type Kind } from '#domain/listing/kind.ts';
import { SCOPES } from '#domain/method/scope.ts';
import { rulingText, sha256 } from '#domain/ruling/ledger/ledger-entry.ts';
import type { RuledListing } from '#domain/ruling/ruling.ts';
import { storeTexts } from '#domain/ruling/ruling-texts.ts';
import { everyChangeOf } from './history.ts';

const LISTINGS_AT_ONCE = 200;

/**
 * Rebuilds the texts of ledger entries from before texts were stored, from current listings and their history; returns how
 * many it stored. A text that neither holds stays missing.
 */
export async function storeMissingTexts(db: Database): Promise<number> {
  let count = 0;
  for (const kind of KINDS) {
    const missing = await missingDigests(db, kind);
    for (const some of batchesOf([...missing.keys()], LISTINGS_AT_ONCE)) {
      const wanted = new Set(some.flatMap((id) => missing.get(id) ?? []));
      let stored = 0;
      for await (const listing of everyStateOf(db, kind, some)) {
        if (wanted.size === 0) break;
        stored += await storeTexts(db, takeTexts(listing, wanted));
      }
      if (stored > 0) await notifyOfChange(db, listingTags(kind, some));
      count += stored;
    }
  }
  return count;
}

async function* everyStateOf(
  db: Database,
  kind: Kind,
  ids: string[],
): AsyncGenerator<RuledListing> {
  for (const { listing } of await findManyVersioned(db, kind, ids)) yield listing;
  for await (const { before, after } of everyChangeOf(db, kind, ids)) {
    if (before) yield before;
    if (after) yield after;
  }
}

function takeTexts(listing: RuledListing, wanted: Set<string>) {
  return SCOPES.flatMap((scope) => {
    const text = rulingText(listing, scope);
    const digest = text === null ? '' : sha256(text);
    return text !== null && wanted.delete(digest) ? [{ digest, text }] : [];
  });
}

async function missingDigests(db: Database, kind: Kind): Promise<Map<string, string[]>> {
  const rows = await db.execute<{ id: string; digest: string }>(sql`
    select distinct listing_id as id, digest from ruling_ledger l
    where kind = ${kind} and digest is not null
      and not exists (select from ruling_texts t where t.digest = l.digest)`);
  const byId = Map.groupBy(rows, ({ id }) => id);
  return new Map([...byId].map(([id, some]) => [id, some.map(({ digest }) => digest)]));
}
