import { z } from 'zod';
import { type TextForm, UNREADABLE, withoutHidden } from './hidden-characters.ts';

/** A text that pages, PostgreSQL and feeds can hold. Hidden characters, common in copied text, are removed. */
export const readable = (form: TextForm, max: number) =>
  z
    .string()
    .refine((value) => !UNREADABLE.test(value) && value.isWellFormed(), 'must be readable text')
    .overwrite((value) => withoutHidden(value, form).trim())
    .min(1)
    .max(max);

/** A readable text on one line. */
export const readableLine = (max: number) =>
  z
    .string()
    .refine((value) => !/[\n\r\t]/.test(value.trim()), 'must be on one line')
    .pipe(readable('line', max));
