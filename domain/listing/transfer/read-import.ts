import { z } from 'zod';
import type { Kind } from '#db/schema.ts';
import { slugOf } from '#domain/listing/change/slug.ts';
import { parseDocument } from '#domain/listing/document.ts';
import { withoutHiddenTexts } from '#domain/listing/hidden-texts.ts';
import { LISTING_PARTS, type Listing } from '#domain/listing/listing.ts';
import type { Position } from '#domain/position/position.ts';
import { SLUG } from '#domain/text/slug.ts';
import { convertDocument } from './convert-document.ts';

/** A document to import, and its place for the operator: `coins.json 17`. */
export interface SourceDocument {
  kind: Kind;
  where: string;
  raw: Record<string, unknown>;
}

export interface ReadListing {
  listing: Listing;
  isResponse?: boolean;
  version: number | null;
  undated: ('createdAt' | 'updatedAt')[];
}

export interface ReadImport {
  listings: ReadListing[];
  /** The reason for each document that was left out, a line each. */
  left: string[];
  /** Values that were left out or unreadable, a line each; the rest of their documents is imported. */
  leftFields: string[];
  notes: string[];
  cleaned: string[];
  /** Unknown fields, and in how many documents each. */
  unknown: Map<string, number>;
}

/** Parses the documents as far as possible. `positions`: those that a departure may link, by default any. */
export function readImport(
  sources: SourceDocument[],
  now: Date,
  positions?: readonly Position[],
): ReadImport {
  const read: ReadImport = {
    listings: [],
    left: [],
    leftFields: [],
    notes: [],
    cleaned: [],
    unknown: new Map(),
  };
  const taken = new Set(sources.map(({ kind, raw }) => `${kind} ${String(raw.id)}`));
  const next = new Map<string, number>();
  const seen = new Set<string>();
  for (const { kind, where, raw: source } of sources) {
    const { value: raw, found } = withoutHiddenTexts(source);
    const { document, isResponse, undated, unknown, notes, unreadable } = convertDocument(raw, now);
    for (const field of unknown) read.unknown.set(field, (read.unknown.get(field) ?? 0) + 1);
    if (!isNamed(document)) {
      read.left.push(`${where}: left out: it has neither an id nor a name`);
      continue;
    }
    const id = idFor(kind, document, taken, next);
    if (id !== document.id) notes.push(`its id ${String(document.id ?? '(none)')} becomes ${id}`);
    read.notes.push(...notes.map((note) => `${where}: ${note}`));
    read.cleaned.push(
      ...found.map(({ path, hidden }) => `${where} (${id}): removed from ${path}: ${hidden}`),
    );
    if (seen.has(`${kind} ${id}`)) {
      read.left.push(`${where} (${id}): left out: a second ${kind} with this id`);
      continue;
    }
    seen.add(`${kind} ${id}`);
    const { version, ...rest } = document;
    const { listing, leftFields, reasons } = parseRest(kind, { ...rest, id }, positions);
    if (!listing) {
      read.left.push(...reasons.map((reason) => `${where} (${id}): left out: ${reason}`));
      continue;
    }
    read.leftFields.push(
      ...[...unreadable, ...leftFields].map((line) => `${where} (${id}): ${line}`),
    );
    read.listings.push({ listing, isResponse, version: versionSchema.parse(version), undated });
  }
  return read;
}

// A verdict without its evidence or doubts would claim more than the document does.
const TAKEN_WHOLE = new Set<unknown>(['id', 'rulings', 'spot', ...LISTING_PARTS, 'doubts']);

// Parses a document without its unreadable fields; no listing where nothing useful would be left.
function parseRest(
  kind: Kind,
  document: Record<string, unknown>,
  positions: readonly Position[] | undefined,
): { listing: Listing | null; leftFields: string[]; reasons: string[] } {
  try {
    return { listing: parseDocument(kind, document, positions), leftFields: [], reasons: [] };
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    const reasons = error.issues.filter(({ path }) => !isLeavable(path)).map(explain);
    if (reasons.length > 0) return { listing: null, leftFields: [], reasons };
    const rest = structuredClone(document);
    for (const { path } of error.issues) removeAt(rest, path);
    const leftFields = error.issues.map((issue) => `left out ${explain(issue)}`);
    const read = parseRest(kind, rest, positions);
    return { ...read, leftFields: [...leftFields, ...read.leftFields] };
  }
}

const isLeavable = ([field]: PropertyKey[]) => field !== undefined && !TAKEN_WHOLE.has(field);

function removeAt(value: unknown, [key, ...rest]: PropertyKey[]): void {
  if (key === undefined || typeof value !== 'object' || value === null) return;
  if (rest.length > 0) removeAt(Reflect.get(value, key), rest);
  else Reflect.deleteProperty(value, key);
}

const versionSchema = z.number().int().min(1).max(1_000_000_000).nullable().catch(null);

function isNamed({ id, name, translations }: Record<string, unknown>): boolean {
  return Boolean(id ?? name ?? (translations as { name?: object } | undefined)?.name);
}

// Ids of the older database are not slugs (requirement 3.2).
function idFor(
  kind: Kind,
  { id, name, translations }: Record<string, unknown>,
  taken: Set<string>,
  next: Map<string, number>,
) {
  if (typeof id === 'string' && SLUG.test(id)) return id;
  const translated = (translations as { name?: { en?: string } } | undefined)?.name?.en;
  const slug = slugOf(String(name ?? translated ?? id ?? ''));
  let free = slug;
  // Continues from the last number for that name: thousands would else be tried again for each.
  let number = next.get(`${kind} ${slug}`) ?? 2;
  for (; taken.has(`${kind} ${free}`); number += 1) free = `${slug}-${number}`;
  next.set(`${kind} ${slug}`, number);
  taken.add(`${kind} ${free}`);
  return free;
}

function explain({ path, message }: z.core.$ZodIssue): string {
  return path.length > 0 ? `${path.join('.')}: ${message}` : message;
}
