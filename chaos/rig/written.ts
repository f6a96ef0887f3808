import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { connect } from '#db/client.ts';
import { addedId, type Coin, type Editor, newPicture, uploadedPath } from './editor.ts';
import type { Losses } from './trial.ts';

/** Writes that were acknowledged, and writes without a response. */
export interface Book {
  acknowledged: number;
  pictures: Set<string>;
  /** By id; `maybe` is a description that was sent without a response. */
  coins: Map<string, Coin & { maybe?: string }>;
  unanswered: { coin: Coin; key: string }[];
}

/** A book without writes. */
export function newBook(): Book {
  return { acknowledged: 0, pictures: new Set(), coins: new Map(), unanswered: [] };
}

/** Uploads pictures, adds coins and edits them through the forms until `end` or the first write without acknowledgement. */
export async function writeUntil(
  end: AbortSignal,
  editor: Editor,
  name: string,
  book: Book,
): Promise<void> {
  const picture = await newPicture();
  for (let turn = 1; !end.aborted; turn += 1) {
    const image = await editor.upload(picture).then(uploadedPath, () => null);
    if (!image) return;
    book.pictures.add(image);
    book.acknowledged += 1;
    const coin = { name: `${name} ${turn}`, description: `Added as ${name} ${turn}.`, image };
    const key = randomUUID();
    const id = await editor.add(coin, key).then(addedId, () => null);
    if (!id) {
      book.unanswered.push({ coin, key });
      return;
    }
    const entry: Coin & { maybe?: string } = { ...coin };
    book.coins.set(id, entry);
    book.acknowledged += 1;
    const description = `Edited as ${name} ${turn}.`;
    const status = await editor.edit(id, { ...coin, description }, 1).then(
      (response) => response.status,
      () => 0,
    );
    if (status !== 302) {
      entry.maybe = description;
      return;
    }
    entry.description = description;
    book.acknowledged += 1;
  }
}

/** Repeats the forms without a response, as a browser's retry does; each coin must exist once. */
export async function sendAgain(editor: Editor, book: Book, losses: Losses): Promise<void> {
  for (const { coin, key } of book.unanswered.splice(0)) {
    const id = addedId(await editor.add(coin, key));
    losses.expect(id !== null, 'a form that is not taken when it is sent again');
    if (id) book.coins.set(id, coin);
  }
}

type Row = { id: string; name: string; description: string; image: string; added: number };

/** Compares the book with rows and files: everything acknowledged must exist once and complete. */
export async function compare(
  book: Book,
  { databaseUrl, dataDir }: { databaseUrl: string; dataDir: string },
  losses: Losses,
): Promise<void> {
  const { db, close } = connect(databaseUrl, { connections: 1 });
  const rows = await db.execute<Row>(sql`
    select l.id, t.name, t.description, l.image,
      (select count(*)::int from listing_changes c
        where c.kind = l.kind and c.listing_id = l.id and c.what = 'added') as added
    from listings l left join listing_texts t
      on t.kind = l.kind and t.listing_id = l.id and t.language = 'en'
    where l.kind = 'coin' and l.symbol = 'ORD'`);
  await close();
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  for (const [id, coin] of book.coins) {
    const row = rowOf.get(id);
    const isSame = row?.description === coin.description || row?.description === coin.maybe;
    losses.expect(row !== undefined, 'an acknowledged coin');
    if (row) losses.expect(isSame, 'an acknowledged edit');
  }
  const names = new Set(rows.map(({ name }) => name));
  losses.expect(names.size === rows.length, 'a form that made two coins');
  for (const { name, description, added } of rows) {
    losses.expect(Boolean(name && description) && added === 1, 'a coin that is not whole');
  }
  const files = await readFiles(join(dataDir, 'uploads'));
  for (const path of book.pictures) losses.expect(files.has(path), 'an acknowledged picture');
  for (const { image } of rows) {
    if (image.startsWith('/uploads/')) losses.expect(files.has(image), 'the picture of a row');
  }
}

// Returns complete files only: a WebP contains its length.
async function readFiles(folder: string): Promise<Set<string>> {
  const whole = new Set<string>();
  for (const name of await readdir(folder).catch(() => [])) {
    const bytes = await readFile(join(folder, name));
    const isWhole = bytes.length > 12 && bytes.readUInt32LE(4) + 8 === bytes.length;
    if (isWhole) whole.add(`/uploads/${name}`);
  }
  return whole;
}
