import { z } from 'zod';
import { slugOf } from '#domain/listing/change/slug.ts';
import { parseDocument } from '#domain/listing/document.ts';
import { withoutHiddenTexts } from '#domain/listing/hidden-texts.ts';
import { LISTING_PARTS, type Listing } from '#domain/listing/listing.ts';
import type { Position } from '#domain/position/position.ts';
import { SLUG } from '#domain/text/slug.ts';
import type { Kind } from '../kind.ts';
import { convertDocument } from './convert-document.ts';

/** A document to import, and its place for the operator: `coins.json 17`. */
export interface SourceDocument {
  kind: Kind;
  where: string;
  raw: Record<string, unknown>;
}

export interface ReadListing {
  listing: Listing;
  /** Its document is a response of our API, which lacks rulings, Turkish and doubts: those of a stored listing stay. */
  isResponse?: boolean;
  /** The version in its document, which a new listing begins at or above; null: it names none. */
  version: number | null;
  /** Dates that its document lacks: a stored listing keeps its own. */
  undated: ('createdAt' | 'updatedAt')[];
}

export interface ReadImport {
  listings: ReadListing[];
  /** The reason for each document that was left out, a line each. */
  rejected: string[];
  /** Values that were left out or unreadable, a line each; the rest of their documents is imported. */
  droppedFields: string[];
  /** Values that were filled in or changed, a line each. */
  notes: string[];
  /** Hidden characters that were removed from texts, a line each. */
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
    rejected: [],
    droppedFields: [],
    notes: [],
    cleaned: [],
    unknown: new Map(),
  };
  const usedIds = new Set(sources.map(({ kind, raw }) => `${kind} ${String(raw.id)}`));
  const next = new Map<string, number>();
  const seen = new Set<string>();
  for (const { kind, where, raw: source } of sources) {
    const { value: raw, found } = withoutHiddenTexts(source);
    const { document, isResponse, undated, unknown, notes, unreadable } = convertDocument(raw, now);
    for (const field of unknown) read.unknown.set(field, (read.unknown.get(field) ?? 0) + 1);
    if (!isNamed(document)) {
      read.rejected.push(`${where}: left out: it has neither an id nor a name`);
      continue;
    }
    const id = idFor(kind, document, usedIds, next);
    if (id !== document.id) notes.push(`its id ${String(document.id ?? '(none)')} becomes ${id}`);
    read.notes.push(...notes.map((note) => `${where}: ${note}`));
    read.cleaned.push(
      ...found.map(({ path, hidden }) => `${where} (${id}): removed from ${path}: ${hidden}`),
    );
    if (seen.has(`${kind} ${id}`)) {
      read.rejected.push(`${where} (${id}): left out: a second ${kind} with this id`);
      continue;
    }
    seen.add(`${kind} ${id}`);
    const { version, ...rest } = document;
    const { listing, droppedFields, reasons } = parseRest(kind, { ...rest, id }, positions);
    if (!listing) {
      read.rejected.push(...reasons.map((reason) => `${where} (${id}): left out: ${reason}`));
      continue;
    }
    read.droppedFields.push(
      ...[...unreadable, ...droppedFields].map((line) => `${where} (${id}): ${line}`),
    );
    read.listings.push({ listing, isResponse, version: versionSchema.parse(version), undated });
  }
  return read;
}

// A verdict without its evidence or doubts would claim more than the document does.
const READ_WHOLE = new Set<unknown>(['id', 'rulings', 'spot', ...LISTING_PARTS, 'doubts']);

// Parses a document without its unreadable fields; no listing where nothing useful would be left.
function parseRest(
  kind: Kind,
  document: Record<string, unknown>,
  positions: readonly Position[] | undefined,
): { listing: Listing | null; droppedFields: string[]; reasons: string[] } {
  try {
    return { listing: parseDocument(kind, document, positions), droppedFields: [], reasons: [] };
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    const reasons = error.issues.filter(({ path }) => !isLeavable(path)).map(explain);
    if (reasons.length > 0) return { listing: null, droppedFields: [], reasons };
    const rest = structuredClone(document);
    for (const { path } of error.issues) removeAt(rest, path);
    const droppedFields = error.issues.map((issue) => `left out ${explain(issue)}`);
    const read = parseRest(kind, rest, positions);
    return { ...read, droppedFields: [...droppedFields, ...read.droppedFields] };
  }
}

const isLeavable = ([field]: PropertyKey[]) => field !== undefined && !READ_WHOLE.has(field);

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
  usedIds: Set<string>,
  next: Map<string, number>,
) {
  if (typeof id === 'string' && SLUG.test(id)) return id;
  const translated = (translations as { name?: { en?: string } } | undefined)?.name?.en;
  const slug = slugOf(String(name ?? translated ?? id ?? ''));
  let free = slug;
  // Continues from the last number for that name: thousands would else be tried again for each.
  let number = next.get(`${kind} ${slug}`) ?? 2;
  for (; usedIds.has(`${kind} ${free}`); number += 1) free = `${slug}-${number}`;
  next.set(`${kind} ${slug}`, number);
  usedIds.add(`${kind} ${free}`);
  return free;
}

function explain({ path, message }: z.core.$ZodIssue): string {
  return path.length > 0 ? `${path.join('.')}: ${message}` : message;
}
