import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import type { Kind } from '#db/schema.ts';
import { addListings } from '#domain/listing/change/save.ts';
import { parseDocument } from '#domain/listing/document.ts';
import { KIND, KINDS } from '#domain/listing/kind.ts';
import { openLedger } from '#domain/listing/ledger.ts';
import { countListings } from '#domain/listing/list/list.ts';
import type { Listing } from '#domain/listing/listing.ts';

const STARTER_LOCK = 7_426_003;
const STARTER = new URL('../../../db/starter/', import.meta.url);

/** The listings an empty directory starts with, as documents in `db/starter/`. */
export async function readStarterListings(kind: Kind): Promise<Listing[]> {
  const folder = new URL(`${KIND[kind].collection}/`, STARTER);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(new URL(file, folder), 'utf8');
      return parseDocument(kind, JSON.parse(text));
    }),
  );
}

/** Fills an empty directory. Answers how many listings were added; 0 when it already held some. */
export async function addStarterListings(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    // Two instances may start on one empty database.
    await tx.execute(sql`select pg_advisory_xact_lock(${STARTER_LOCK})`);
    for (const kind of KINDS) if ((await countListings(tx, kind)) > 0) return 0;
    const starters = (await Promise.all(KINDS.map(readStarterListings))).flat();
    await addListings(tx, starters);
    await openLedger(tx);
    return starters.length;
  });
}
