import { z } from 'zod';
import { describeHidden } from '#domain/text/describe-hidden.ts';
import { type TextShape, withoutHidden } from '#domain/text/hidden-characters.ts';
import type { TextField } from './listing.ts';

/** Length limits by field. Symbol and year: requirement 9.2. */
export const FIELD_LIMITS = {
  symbol: 10,
  established: 4,
  name: 120,
  line: 100,
  address: 2_000,
  text: 10_000,
} as const;

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A text on one line. */
export function line(maxLength: number) {
  return z
    .string()
    .transform((text) => emptyIfHidden(text.trim(), 'line'))
    .pipe(withoutHiddenCharacters('line').refine(...atMost(maxLength)))
    .transform(nullIfEmpty);
}

function paragraphs(maxLength: number) {
  return multiline(maxLength, (text) => text.trim());
}

/** One item a line; empty lines are dropped. */
function items(maxLength: number) {
  return multiline(maxLength, (text) =>
    text
      .split('\n')
      .map((item) => item.trim())
      .filter((item) => item !== '')
      .join('\n'),
  );
}

/** `rule` for a text that must be given. */
export function requiredText(rule: z.ZodType<string | null, string>, message: string) {
  return rule.transform((text, context) => {
    if (text !== null) return text;
    context.addIssue(message);
    return z.NEVER;
  });
}

/** An address that `read` accepts. */
export function link(maxLength: number, read: (text: string) => URL | null, message: string) {
  return line(maxLength).refine((text) => text === null || read(text) !== null, message);
}

/** A whole number. */
export function wholeNumber(min: number, max: number, message: string) {
  return z
    .string()
    .transform((text) => text.trim())
    .pipe(z.string().regex(/^\d{0,9}$/, message))
    .transform((text) => (text === '' ? null : Number(text)))
    .refine((number) => number === null || (number >= min && number <= max), message);
}

/** A text without hidden characters; the message names them and their places. */
export function withoutHiddenCharacters(shape: TextShape) {
  return z.string().superRefine((text, context) => {
    const hidden = describeHidden(text, shape);
    if (hidden === null) return;
    context.addIssue(hiddenMessage(hidden));
  });
}

/** The message for a text with hidden characters, as `describeHidden` names them. */
export function hiddenMessage(hidden: string): string {
  return `This text has invisible characters: ${hidden}. Please delete the text there and type it again`;
}

function multiline(maxLength: number, tidy: (text: string) => string) {
  return z
    .string()
    .transform((text) => emptyIfHidden(tidy(text.replace(/\r\n?|[\u2028\u2029]/g, '\n')), 'prose'))
    .pipe(withoutHiddenCharacters('prose').refine(...atMost(maxLength)))
    .transform(nullIfEmpty);
}

function atMost(maxLength: number) {
  return [(text: string) => [...text].length <= maxLength, tooLong(maxLength)] as const;
}

/** The message for a text with more than `maxLength` characters. */
export function tooLong(maxLength: number): string {
  return `Please use at most ${maxLength.toLocaleString('en')} characters`;
}

// A text of nothing but spaces and hidden characters.
function emptyIfHidden(text: string, shape: TextShape): string {
  return VISIBLE.test(withoutHidden(text, shape)) ? text : '';
}

function nullIfEmpty(text: string): string | null {
  return text === '' ? null : text;
}

const MIN_REASON_LENGTH = 20;
export const ENGLISH_ERRORS = {
  name: 'Name is required',
  description: 'Description is required',
  reason: 'Reason for category is required',
  shortReason: `Reason should be at least ${MIN_REASON_LENGTH} characters`,
};

/** Whether a reason is long enough. */
export function isLongEnough(reason: string): boolean {
  return [...reason].length >= MIN_REASON_LENGTH;
}

/** Length limits of texts, in forms and imports. */
export const TEXT_LIMITS: Record<TextField, number> = {
  name: FIELD_LIMITS.name,
  description: FIELD_LIMITS.text,
  pros: FIELD_LIMITS.text,
  cons: FIELD_LIMITS.text,
  reason: FIELD_LIMITS.text,
};

/** The rules of a text in any language. */
export const TEXT_RULES = {
  name: line(TEXT_LIMITS.name),
  description: paragraphs(TEXT_LIMITS.description),
  pros: items(TEXT_LIMITS.pros),
  cons: items(TEXT_LIMITS.cons),
  reason: paragraphs(TEXT_LIMITS.reason),
} satisfies Record<TextField, z.ZodType<string | null>>;

/** The rules of the English texts; some are required. */
export const englishRules = z.object({
  ...TEXT_RULES,
  name: requiredText(TEXT_RULES.name, ENGLISH_ERRORS.name),
  description: requiredText(TEXT_RULES.description, ENGLISH_ERRORS.description),
  reason: requiredText(TEXT_RULES.reason, ENGLISH_ERRORS.reason).refine(
    isLongEnough,
    ENGLISH_ERRORS.shortReason,
  ),
});

export const arabicRules = z.object(TEXT_RULES);
