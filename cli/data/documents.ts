import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { z } from 'zod';
import { OperatorError } from '#cli/operator-error.ts';
import { kindNamed, type SourceDocument } from '#domain/listing/import.ts';
import type { Kind } from '#domain/listing/kind.ts';

const documentSchema = z.record(z.string(), z.unknown());

/**
 * The documents of a file: NDJSON, or JSON as a list or by collection; a collection is a list or a map by id.
 * What says neither coin nor exchange itself takes it from the file's name. Throws OperatorError.
 */
export async function readDocuments(file: string): Promise<SourceDocument[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`${file} cannot be read: ${error.message}`);
  });
  const ofFile = kindNamed(/^(coin|exchange)s?/i.exec(basename(file))?.[0].toLowerCase() ?? '');
  return isLines(text) ? readLines(file, text, ofFile) : readWhole(file, text, ofFile);
}

// One document a line: then the first line is a whole one, and more follow or it says what it is.
function isLines(text: string): boolean {
  const [first = '', ...rest] = text.trim().split('\n');
  const whole = documentSchema.safeParse(parsed(first)).data;
  if (!whole) return false;
  return rest.length > 0 || typeof whole.id === 'string' || typeof whole.name === 'string';
}

function readLines(file: string, text: string, ofFile: Kind | null): SourceDocument[] {
  return text.split('\n').flatMap((line, place) => {
    if (line.trim() === '') return [];
    return [toSource(parsed(line), `${file} line ${place + 1}`, ofFile)];
  });
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
    return documents.map((raw, place) => toSource(raw, `${where} ${place + 1}`, kind));
  }
  const byId = documentSchema.safeParse(documents).data ?? {};
  return Object.entries(byId).map(([id, raw]) => {
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
