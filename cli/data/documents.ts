import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { OperatorError } from '#cli/operator/operator.ts';
import { type Kind, kindNamed } from '#domain/listing/kind.ts';
import type { SourceDocument } from '#domain/listing/transfer/read-import.ts';
import { findExcess, MAX_DEPTH } from './bounded.ts';

const MEGABYTE = 1024 * 1024;
const MAX_FILE_BYTES = 256 * MEGABYTE;
/** Twice what the largest file holds: an exported document has some 160 values in 10 kB. */
const MAX_VALUES = 8_000_000;
/** All documents are in memory during the import. */
const MAX_DOCUMENTS = 200_000;
const TOO_MANY_DOCUMENTS = `it contains more than ${MAX_DOCUMENTS} documents`;

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
  const read = (await Promise.all(files.map(readFile))).flat();
  return {
    listings: read.flatMap(({ kind, ...rest }) => (kind === POSITIONS ? [] : { kind, ...rest })),
    positions: read.flatMap(({ kind, ...rest }) => (kind === POSITIONS ? rest : [])),
  };
}

async function readFile(file: string): Promise<AnyDocument[]> {
  const text = await readText(file);
  const [leading = ''] = /^[a-z]+/i.exec(basename(file)) ?? [];
  const defaultKind = collectionNamed(leading.toLowerCase());
  return isLines(text) ? readLines(file, text, defaultKind) : readWhole(file, text, defaultKind);
}

async function readText(file: string): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of createReadStream(file, {
      highWaterMark: MEGABYTE,
    }) as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > MAX_FILE_BYTES) throw tooMuch(file, 'it is larger than 256 MB');
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${file} cannot be read: ${(error as Error).message}`);
  }
  const bytes = Buffer.concat(chunks);
  const excess = findExcess(bytes, MAX_VALUES);
  if (excess === 'too much') throw tooMuch(file, `it contains more than ${MAX_VALUES} values`);
  if (excess) {
    throw new OperatorError(
      `${file} cannot be imported: it contains lists or objects nested more than ${MAX_DEPTH} deep, which no document does`,
    );
  }
  return bytes.toString();
}

function tooMuch(file: string, why: string): OperatorError {
  return new OperatorError(
    `${file} cannot be imported: ${why}; divide it into several files and import one after the other`,
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

function readLines(file: string, text: string, defaultKind: AnyKind | null): AnyDocument[] {
  const sources: AnyDocument[] = [];
  let lineNumber = 0;
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start);
    const line = text.slice(start, end < 0 ? undefined : end);
    start = end < 0 ? text.length : end + 1;
    lineNumber += 1;
    if (line.trim() === '') continue;
    if (sources.length === MAX_DOCUMENTS) throw tooMuch(file, TOO_MANY_DOCUMENTS);
    sources.push(toSource(parseJson(line), `${file} line ${lineNumber}`, defaultKind));
  }
  return sources;
}

function readWhole(file: string, text: string, defaultKind: AnyKind | null): AnyDocument[] {
  const whole = parseJson(text);
  if (Array.isArray(whole)) return readCollection(file, whole, defaultKind);
  const byCollection = documentSchema.safeParse(whole).data;
  if (!byCollection) throw new OperatorError(`${file} is neither JSON nor NDJSON`);
  const collections = Object.entries(byCollection).filter(([name]) => collectionNamed(name));
  if (collections.length > 0) {
    return collections.flatMap(([name, documents]) =>
      readCollection(`${file} ${name}`, documents, collectionNamed(name)),
    );
  }
  if (Array.isArray(byCollection.items))
    return readCollection(file, byCollection.items, defaultKind);
  return readCollection(file, byCollection, defaultKind);
}

function readCollection(where: string, documents: unknown, kind: AnyKind | null): AnyDocument[] {
  if (Array.isArray(documents)) {
    if (documents.length > MAX_DOCUMENTS) throw tooMuch(where, TOO_MANY_DOCUMENTS);
    return documents.map((raw, index) => toSource(raw, `${where} ${index + 1}`, kind));
  }
  const byId = documentSchema.safeParse(documents).data ?? {};
  const entries = Object.entries(byId);
  if (entries.length > MAX_DOCUMENTS) throw tooMuch(where, TOO_MANY_DOCUMENTS);
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
