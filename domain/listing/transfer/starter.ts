import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#db/client.ts';
import { LOCKS } from '#db/locks.ts';
import { hasOtherAuthor } from '#domain/listing/change/history.ts';
import { addUnrecorded, type ListingEdit, saveEdit } from '#domain/listing/change/save.ts';
import { isSame, parseDocument } from '#domain/listing/document.ts';
import { findVersioned } from '#domain/listing/find.ts';
import { KIND, KINDS, type Kind } from '#domain/listing/kind.ts';
import { countListings } from '#domain/listing/list/list.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { openLedger } from '#domain/listing/open-ledger.ts';
import type { Bilingual } from '#domain/method/definition.ts';
import { type Position, positionSchema } from '#domain/position/position.ts';
import { addPositions } from '#domain/position/positions.ts';
import { enterRulings } from '#domain/ruling/ledger/enter-rulings.ts';

const STARTER = new URL('../../../db/starter/', import.meta.url);
/** The author in the history of changes by `npm run data -- starter`. */
const STARTER_EDITOR = 'starter';

/** A listing that an empty directory starts with. */
interface StarterListing {
  /** As ruled by the first version of the method. */
  first: Listing;
  /** As ruled last; the same where nobody has ruled again. */
  current: Listing;
  /** The reason for the new verdict, or for keeping the old one; null: the listing was not ruled again. */
  why: Bilingual | null;
}

const text = z.string().min(1);
const updateSchema = z.looseObject({
  id: text,
  why: z.strictObject({ en: text, ar: text }),
  translations: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
});

/** The starter listings: documents in `db/starter/{collection}/`, ruled again in `db/starter/second/{collection}/`. */
export async function readStarters(kind: Kind): Promise<StarterListing[]> {
  const folder = `${KIND[kind].collection}/`;
  const documents = await readFolder(folder);
  const updates = new Map(
    (await readFolder(`second/${folder}`)).map((each) => {
      const update = updateSchema.parse(each);
      return [update.id, update];
    }),
  );
  return documents.map((document) => {
    const first = parseDocument(kind, document);
    const update = updates.get(first.id);
    if (!update) return { first, current: first, why: null };
    const { why, translations, ...fields } = update;
    const before = document as { translations?: Record<string, object> };
    const merged = { ...before.translations };
    for (const [field, texts] of Object.entries(translations)) {
      merged[field] = { ...merged[field], ...texts };
    }
    const current = parseDocument(
      kind,
      withoutNull({ ...before, ...fields, translations: merged }),
    );
    return { first, current, why };
  });
}

/** The starter listings as an empty directory shows them. */
export async function readStarterListings(kind: Kind): Promise<Listing[]> {
  return (await readStarters(kind)).map(({ current }) => current);
}

/** The positions of the starter data. Throws on an invalid one. */
export async function readStarterPositions(): Promise<Position[]> {
  return (await readFolder('positions/')).map((position) => positionSchema.parse(position));
}

/** Fills an empty directory. Returns the number of listings added: 0 if there were some. */
export async function addStarterListings(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    // Two instances may start on one empty database.
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.starter})`);
    for (const kind of KINDS) if ((await countListings(tx, kind)) > 0) return 0;
    const starters = (await Promise.all(KINDS.map(readStarters))).flat();
    await addUnrecorded(
      tx,
      starters.map(({ current }) => current),
    );
    const opened = starters.map(({ first }) => first);
    await openLedger(tx, opened);
    const changes = starters.flatMap(({ first, current, why }) =>
      why ? [{ before: first, after: current, what: 'imported' as const, by: null, why }] : [],
    );
    await enterRulings(tx, changes);
    await addPositions(tx, await readStarterPositions());
    return starters.length;
  });
}

export interface StarterUpdate {
  updated: string[];
  /** Listings that an editor has touched, which stay as they are. */
  touched: string[];
  /** The number of positions added. */
  positions: number;
}

/** Brings listings that nobody else has changed to the newer starter, and adds its missing positions. */
export async function updateFromStarter(db: Database): Promise<StarterUpdate> {
  const done: StarterUpdate = { updated: [], touched: [], positions: 0 };
  for (const kind of KINDS) {
    for (const { current, why } of await readStarters(kind)) {
      const stored = await findVersioned(db, kind, current.id);
      if (!stored || isSame(stored.listing, { ...current, ...datesOf(stored.listing) })) continue;
      const name = `${kind} ${current.id}`;
      if (await hasOtherAuthor(db, kind, current.id, STARTER_EDITOR)) {
        done.touched.push(name);
        continue;
      }
      const edit = {
        what: 'imported',
        version: stored.version,
        by: STARTER_EDITOR,
        why: versionOfSpot(stored.listing) === versionOfSpot(current) ? null : why,
      } as const;
      const { outcome } = await saveEdit(db, kind, current.id, edit, () => contentOf(current));
      done[outcome === 'saved' ? 'updated' : 'touched'].push(name);
    }
  }
  const positions = await addPositions(db, await readStarterPositions());
  return { ...done, positions };
}

function datesOf({ createdAt, updatedAt, readReason }: Listing) {
  return { createdAt, updatedAt, readReason };
}

// Without what identifies a listing, and what a change sets by itself.
function contentOf(listing: Listing): ListingEdit {
  const { kind, id, createdAt, updatedAt, category, ruledAt, readReason, ...content } = listing;
  return content;
}

function versionOfSpot({ rulings }: Listing): string | null {
  return rulings.spot?.grounds?.method ?? null;
}

function withoutNull(document: object): object {
  return Object.fromEntries(Object.entries(document).filter(([, value]) => value !== null));
}

async function readFolder(folder: string): Promise<object[]> {
  const url = new URL(folder, STARTER);
  if (!existsSync(url)) return [];
  const files = (await readdir(url)).filter((file) => file.endsWith('.json')).sort();
  return Promise.all(
    files.map(async (file) => JSON.parse(await readFile(new URL(file, url), 'utf8')) as object),
  );
}
