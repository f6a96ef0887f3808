import { z } from 'zod';
import { type TextShape, withoutHidden } from './hidden-characters.ts';

// Control characters but tabs and breaks, and what XML forbids.
const UNREADABLE = /(?![\n\r\t])\p{Cc}|[\ufffe\uffff]/u;

/** Whether pages, PostgreSQL and feeds can hold a text. */
export function isReadable(text: string): boolean {
  return !UNREADABLE.test(text) && text.isWellFormed();
}

/** A text that pages, PostgreSQL and feeds can hold. Hidden characters, common in copied text, are removed. */
export const readable = (shape: TextShape, max: number) =>
  z
    .string()
    .refine(isReadable, 'must be readable text')
    .overwrite((value) => withoutHidden(value, shape).trim())
    .min(1)
    .max(max);

/** A readable text on one line. */
export const readableLine = (max: number) =>
  z
    .string()
    .refine((value) => !/[\n\r\t]/.test(value.trim()), 'must be on one line')
    .pipe(readable('line', max));
