import { openDatabase } from '#cli/operator/open-database.ts';
import type { CommandContext } from '#cli/operator/operator.ts';
import type { Database } from '#db/client.ts';
import { toStored } from '#domain/listing/document.ts';
import { everyListing } from '#domain/listing/find.ts';
import { KIND, KINDS, type Kind } from '#domain/listing/kind.ts';
import { listPositions } from '#domain/position/positions.ts';
import { POSITIONS } from './documents.ts';
import { type Put, replaceFile } from './replace-file.ts';

/**
 * Writes every listing and position to a file: `{coins, exchanges, positions}`, or NDJSON if its name ends in .ndjson or .jsonl.
 * Throws OperatorError.
 */
export async function exportTo(
  file: string,
  { settings, log, onEnd, say }: CommandContext,
): Promise<void> {
  const { db } = await openDatabase(settings, log, onEnd);
  const write = /\.(ndjson|jsonl)$/i.test(file) ? writeLines : writeCollections;
  let count = 0;
  await db.transaction(
    async (tx) => {
      await replaceFile(file, async (put) => {
        count = await write(tx, put);
      });
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  say(`exported ${count} documents to ${file}`);
}

async function writeLines(db: Database, put: Put): Promise<number> {
  let count = 0;
  for (const [collection, documents] of collectionsOf(db)) {
    for await (const document of documents) {
      await put(`${JSON.stringify({ collection, ...document })}\n`);
      count += 1;
    }
  }
  return count;
}

async function writeCollections(db: Database, put: Put): Promise<number> {
  let count = 0;
  let before = '{';
  for (const [collection, documents] of collectionsOf(db)) {
    await put(`${before}\n"${collection}": [`);
    let separator = '\n';
    for await (const document of documents) {
      await put(separator + JSON.stringify(document));
      separator = ',\n';
      count += 1;
    }
    before = '\n],';
  }
  await put('\n]\n}\n');
  return count;
}

function collectionsOf(db: Database): [string, AsyncIterable<object>][] {
  const listings = KINDS.map((kind): [string, AsyncIterable<object>] => [
    KIND[kind].collection,
    documentsOf(db, kind),
  ]);
  return [...listings, [POSITIONS, positionsOf(db)]];
}

async function* positionsOf(db: Database) {
  yield* await listPositions(db);
}

async function* documentsOf(db: Database, kind: Kind) {
  for await (const { listing, version } of everyListing(db, kind)) {
    yield { ...toStored(listing), version };
  }
}
