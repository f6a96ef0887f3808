import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { OperatorError } from '#cli/operator/operator.ts';
import { type Kind, kindNamed } from '#domain/listing/kind.ts';
import type { SourceDocument } from '#domain/listing/transfer/read-import.ts';
import { parseJson } from '#domain/text/parse-json.ts';
import { decodeUtf8 } from '#domain/text/utf8.ts';
import { countValues, MAX_DEPTH } from './bounded.ts';

// The bounds are those of all files together, because all documents are in memory during the import.
const MEGABYTE = 1024 * 1024;
const MAX_BYTES = 256 * MEGABYTE;
/** Twice what these bytes hold: an exported document has some 160 values in 10 kB. */
const MAX_VALUES = 8_000_000;
const MAX_DOCUMENTS = 200_000;

const documentSchema = z.record(z.string(), z.unknown());

/** The collection of positions of bodies and scholars. */
export const POSITIONS = 'positions';

/** The documents of files: of listings, and of positions. */
export interface ReadDocuments {
  listings: SourceDocument[];
  positions: PositionDocument[];
}

type PositionDocument = Omit<SourceDocument, 'kind'>;
type AnyKind = Kind | typeof POSITIONS;
type AnyDocument = PositionDocument & { kind: AnyKind };

/** Reads NDJSON, or JSON as a list or by collection. A document that names no kind takes it from the file's name. Throws OperatorError. */
export async function readDocuments(files: string[]): Promise<ReadDocuments> {
  const total = { files: 0, bytes: 0, values: 0, documents: 0 };
  const documents: AnyDocument[][] = [];
  for (const file of files) documents.push(await readFile(file, total));
  const read = documents.flat();
  return {
    listings: read.flatMap(({ kind, ...rest }) => (kind === POSITIONS ? [] : { kind, ...rest })),
    positions: read.flatMap(({ kind, ...rest }) => (kind === POSITIONS ? rest : [])),
  };
}

/** Sums over the files read so far. */
interface Total {
  files: number;
  bytes: number;
  values: number;
  documents: number;
}

async function readFile(file: string, total: Total): Promise<AnyDocument[]> {
  total.files += 1;
  const text = await readText(file, total);
  const [leading = ''] = /^[a-z]+/i.exec(basename(file)) ?? [];
  const defaultKind = collectionNamed(leading.toLowerCase());
  return isLines(text)
    ? readLines(file, text, defaultKind, total)
    : readWhole(file, text, defaultKind, total);
}

async function readText(file: string, total: Total): Promise<string> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of createReadStream(file, {
      highWaterMark: MEGABYTE,
    }) as AsyncIterable<Buffer>) {
      total.bytes += chunk.length;
      if (total.bytes > MAX_BYTES) throw tooMuch(file, total, 'is larger than 256 MB');
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${file} cannot be read: ${(error as Error).message}`);
  }
  const bytes = Buffer.concat(chunks);
  const values = countValues(bytes, MAX_VALUES - total.values);
  if (values === 'too much') {
    throw tooMuch(file, total, `contains more than ${MAX_VALUES} values`);
  }
  if (values === 'too deep') {
    throw new OperatorError(
      `${file} cannot be imported: it contains lists or objects nested more than ${MAX_DEPTH} deep, which no document does`,
    );
  }
  total.values += values;
  const text = decodeUtf8(bytes);
  if (text !== null) return text;
  throw new OperatorError(
    `${file} cannot be imported: it is not in UTF-8; save it as UTF-8 and import it again`,
  );
}

function addDocuments(where: string, count: number, total: Total): void {
  total.documents += count;
  if (total.documents > MAX_DOCUMENTS) {
    throw tooMuch(where, total, `contains more than ${MAX_DOCUMENTS} documents`);
  }
}

function tooMuch(where: string, { files }: Total, why: string): OperatorError {
  return new OperatorError(
    files === 1
      ? `${where} cannot be imported: it ${why}; divide it into several files and import one after the other`
      : `${where} cannot be imported: with the files before it, it ${why}; import fewer files at a time`,
  );
}

// NDJSON: the first line is a whole object, and either more lines follow or it has an id or a name.
function isLines(text: string): boolean {
  const trimmed = text.trim();
  const end = trimmed.indexOf('\n');
  const first = documentSchema.safeParse(parseJson(end < 0 ? trimmed : trimmed.slice(0, end))).data;
  if (!first) return false;
  return end > 0 || typeof first.id === 'string' || typeof first.name === 'string';
}

function readLines(
  file: string,
  text: string,
  defaultKind: AnyKind | null,
  total: Total,
): AnyDocument[] {
  const sources: AnyDocument[] = [];
  let lineNumber = 0;
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start);
    const line = text.slice(start, end < 0 ? undefined : end);
    start = end < 0 ? text.length : end + 1;
    lineNumber += 1;
    if (line.trim() === '') continue;
    addDocuments(file, 1, total);
    sources.push(toSource(parseJson(line), `${file} line ${lineNumber}`, defaultKind));
  }
  return sources;
}

function readWhole(
  file: string,
  text: string,
  defaultKind: AnyKind | null,
  total: Total,
): AnyDocument[] {
  const whole = parseJson(text);
  if (Array.isArray(whole)) return readCollection(file, whole, defaultKind, total);
  const byCollection = documentSchema.safeParse(whole).data;
  if (!byCollection) throw new OperatorError(`${file} is neither JSON nor NDJSON`);
  const collections = Object.entries(byCollection).filter(([name]) => collectionNamed(name));
  if (collections.length > 0) {
    return collections.flatMap(([name, documents]) =>
      readCollection(`${file} ${name}`, documents, collectionNamed(name), total),
    );
  }
  const documents = Array.isArray(byCollection.items) ? byCollection.items : byCollection;
  return readCollection(file, documents, defaultKind, total);
}

function readCollection(
  where: string,
  documents: unknown,
  kind: AnyKind | null,
  total: Total,
): AnyDocument[] {
  if (Array.isArray(documents)) {
    addDocuments(where, documents.length, total);
    return documents.map((raw, index) => toSource(raw, `${where} ${index + 1}`, kind));
  }
  const byId = documentSchema.safeParse(documents).data ?? {};
  const entries = Object.entries(byId);
  addDocuments(where, entries.length, total);
  return entries.map(([id, raw]) => {
    const source = toSource(raw, `${where} ${id}`, kind);
    return { ...source, raw: { id, ...source.raw } };
  });
}

function toSource(raw: unknown, where: string, defaultKind: AnyKind | null): AnyDocument {
  const document = documentSchema.safeParse(raw).data;
  if (!document || Array.isArray(raw)) throw new OperatorError(`${where} is not a document`);
  const named = String(document.kind ?? document.collection ?? '');
  const kind = collectionNamed(named) ?? defaultKind;
  if (kind) return { kind, where, raw: document };
  throw new OperatorError(
    `${where} does not say whether it is a coin, an exchange or a position: name the file coins…, exchanges… or positions…`,
  );
}

function collectionNamed(name: string): AnyKind | null {
  return name === POSITIONS ? POSITIONS : kindNamed(name);
}
