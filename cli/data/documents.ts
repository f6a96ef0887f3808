import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { OperatorError } from '#cli/operator/operator-error.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { kindNamed, type SourceDocument } from '#domain/listing/transfer/import.ts';
import { DEEPEST, findExcess } from './bounded/json.ts';

const MEGABYTE = 1024 * 1024;
const LARGEST_FILE_BYTES = 256 * MEGABYTE;
/** A document of ours has some 160 in 10 kB: of such a file has this many, twice. */
const MOST_VALUES = 8_000_000;
/** They are all in memory until the last is imported. */
const MOST_DOCUMENTS = 200_000;
const TOO_MANY = `it holds more than ${MOST_DOCUMENTS} documents`;

const documentSchema = z.record(z.string(), z.unknown());

/**
 * The documents of a file: NDJSON, or JSON as a list or by collection; a collection is a list or a map by id.
 * What says neither coin nor exchange itself takes it from the file's name. Throws OperatorError.
 */
export async function readDocuments(file: string): Promise<SourceDocument[]> {
  const text = await readText(file);
  const ofFile = kindNamed(/^(coin|exchange)s?/i.exec(basename(file))?.[0].toLowerCase() ?? '');
  return isLines(text) ? readLines(file, text, ofFile) : readWhole(file, text, ofFile);
}

async function readText(file: string): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of createReadStream(file, {
      highWaterMark: MEGABYTE,
    }) as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > LARGEST_FILE_BYTES) throw tooMuch(file, 'it is larger than 256 MB');
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${file} cannot be read: ${(error as Error).message}`);
  }
  const bytes = Buffer.concat(chunks);
  const excess = findExcess(bytes, MOST_VALUES);
  if (excess === 'too much') throw tooMuch(file, `it holds more than ${MOST_VALUES} values`);
  if (excess) {
    throw new OperatorError(
      `${file} cannot be imported: it holds lists or objects more than ${DEEPEST} deep, as no document does`,
    );
  }
  return bytes.toString();
}

function tooMuch(file: string, why: string): OperatorError {
  return new OperatorError(
    `${file} cannot be imported: ${why}; divide it into several files and import one after the other`,
  );
}

// One document a line: then the first line is a whole one, and more follow or it says what it is.
function isLines(text: string): boolean {
  const trimmed = text.trim();
  const end = trimmed.indexOf('\n');
  const whole = documentSchema.safeParse(parsed(end < 0 ? trimmed : trimmed.slice(0, end))).data;
  if (!whole) return false;
  return end > 0 || typeof whole.id === 'string' || typeof whole.name === 'string';
}

function readLines(file: string, text: string, ofFile: Kind | null): SourceDocument[] {
  const sources: SourceDocument[] = [];
  let place = 0;
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start);
    const line = text.slice(start, end < 0 ? undefined : end);
    start = end < 0 ? text.length : end + 1;
    place += 1;
    if (line.trim() === '') continue;
    if (sources.length === MOST_DOCUMENTS) throw tooMuch(file, TOO_MANY);
    sources.push(toSource(parsed(line), `${file} line ${place}`, ofFile));
  }
  return sources;
}

function readWhole(file: string, text: string, ofFile: Kind | null): SourceDocument[] {
  const whole = parsed(text);
  if (Array.isArray(whole)) return readCollection(file, whole, ofFile);
  const byCollection = documentSchema.safeParse(whole).data;
  if (!byCollection) throw new OperatorError(`${file} is neither JSON nor NDJSON`);
  const collections = Object.entries(byCollection).filter(([name]) => kindNamed(name));
  if (collections.length > 0) {
    return collections.flatMap(([name, documents]) =>
      readCollection(`${file} ${name}`, documents, kindNamed(name)),
    );
  }
  if (Array.isArray(byCollection.items)) return readCollection(file, byCollection.items, ofFile);
  return readCollection(file, byCollection, ofFile);
}

function readCollection(where: string, documents: unknown, kind: Kind | null): SourceDocument[] {
  if (Array.isArray(documents)) {
    if (documents.length > MOST_DOCUMENTS) throw tooMuch(where, TOO_MANY);
    return documents.map((raw, place) => toSource(raw, `${where} ${place + 1}`, kind));
  }
  const byId = documentSchema.safeParse(documents).data ?? {};
  const entries = Object.entries(byId);
  if (entries.length > MOST_DOCUMENTS) throw tooMuch(where, TOO_MANY);
  return entries.map(([id, raw]) => {
    const source = toSource(raw, `${where} ${id}`, kind);
    return { ...source, raw: { id, ...source.raw } };
  });
}

function toSource(raw: unknown, where: string, ofFile: Kind | null): SourceDocument {
  const document = documentSchema.safeParse(raw).data;
  if (!document || Array.isArray(raw)) throw new OperatorError(`${where} is no document`);
  const own = kindNamed(String(document.kind ?? document.collection ?? ''));
  const kind = own ?? ofFile;
  if (kind) return { kind, where, raw: document };
  throw new OperatorError(
    `${where} does not say whether it is a coin or an exchange: name the file coins… or exchanges…`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
