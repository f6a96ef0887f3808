import { z } from 'zod';
import type { Position } from '#domain/listing/list/position.ts';
import { orderOf, type Selection, sortOf } from '#domain/listing/list/selection.ts';

// The format of `encodeCursor`: PostgreSQL knows no year 0 and no thousand decimals.
const moment = z.iso
  .datetime()
  .refine((text) => Date.parse(text) >= 0 && new Date(text).toISOString() === text);
const id = z.string().max(200);
const POSITIONS = {
  createdAt: z.tuple([moment, id]),
  rating: z.tuple([z.number().int().min(0).max(10), moment, id]),
  category: z.tuple([z.number().int().min(0).max(3), moment, id]),
  name: z.tuple([z.string().max(1000), id]),
} as const;

/** A position in a list as an opaque text. It contains its sort order, so that no other order accepts it. */
export function encodeCursor(selection: Selection, position: Position): string {
  const content = [sortOf(selection), orderOf(selection), position];
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}

/** The position in a cursor; null for an invalid cursor or one of another order. */
export function decodeCursor(selection: Selection, cursor: string): Position | null {
  const sort = sortOf(selection);
  const content = z.tuple([z.literal(sort), z.literal(orderOf(selection)), POSITIONS[sort]]);
  const read = content.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  return read.success && !JSON.stringify(read.data).includes('\\u0000') ? read.data[2] : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
