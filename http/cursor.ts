import { z } from 'zod';
import type { Position } from '#domain/listing/list.ts';
import type { Selection } from '#domain/listing/selection.ts';

const moment = z.iso.datetime();
const id = z.string().max(200);
const POSITIONS = {
  createdAt: z.tuple([moment, id]),
  rating: z.tuple([z.number().int().min(0).max(10), moment, id]),
  category: z.tuple([z.number().int().min(0).max(3), moment, id]),
  name: z.tuple([z.string().max(1000), id]),
} as const;

/** The place to go on after, as an opaque text. It holds its sort, so that it cannot be used in another. */
export function encodeCursor(selection: Selection, position: Position): string {
  const content = [selection.sort ?? 'createdAt', selection.order ?? null, position];
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}

/** The place a cursor names, or null when it is not one that this list has given out. */
export function decodeCursor(selection: Selection, cursor: string): Position | null {
  const sort = selection.sort ?? 'createdAt';
  const content = z.tuple([z.literal(sort), z.literal(selection.order ?? null), POSITIONS[sort]]);
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
