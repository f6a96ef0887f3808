import { z } from 'zod';

// Rules of single fields. Each takes the text of a form field; what is left empty becomes null.

/** Letters a field may have. Symbol and year are the spec's, section 9. */
export const LONGEST = {
  symbol: 10,
  established: 4,
  name: 120,
  line: 100,
  address: 2_000,
  text: 10_000,
} as const;

// They turn the text around them, so that a name can pose as another one.
export const BIDI_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/;
const CONTROL_CHARACTERS = /\p{Cc}/u;
/** Of a text on any number of lines: control characters, and what is no character. */
export const UNREADABLE = /(?![\n\r\t])\p{Cc}|[\ufffe\uffff]/u;
// Line ends and tabs are part of a text.
const CONTROL_CHARACTERS_BUT_LINES = /(?![\n\t])\p{Cc}/u;
// Of joiners and spaces alone nothing can be seen.
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A text on one line. */
export function line(longest: number) {
  return z
    .string()
    .transform((text) => text.trim())
    .pipe(
      z
        .string()
        .refine(without(CONTROL_CHARACTERS), 'Please remove line breaks and control characters')
        .refine(
          without(BIDI_OVERRIDES),
          'Please remove the characters that change the text direction',
        )
        .refine(...atMost(longest)),
    )
    .transform(nullIfEmpty);
}

/** A text of any number of lines. */
export function paragraphs(longest: number) {
  return lines(longest, (text) => text.trim());
}

/** One item a line; empty lines are dropped. */
export function items(longest: number) {
  return lines(longest, (text) =>
    text
      .split('\n')
      .map((item) => item.trim())
      .filter((item) => item !== '')
      .join('\n'),
  );
}

/** `rule` for a field that has to be filled in. */
export function required(rule: z.ZodType<string | null, string>, message: string) {
  return rule.transform((text, context) => {
    if (text !== null) return text;
    context.addIssue(message);
    return z.NEVER;
  });
}

/** An address `read` takes for one. */
export function link(longest: number, read: (text: string) => URL | null, message: string) {
  return line(longest).refine((text) => text === null || read(text) !== null, message);
}

/** A whole number. */
export function wholeNumber(lowest: number, highest: number, message: string) {
  return z
    .string()
    .transform((text) => text.trim())
    .pipe(z.string().regex(/^\d{0,9}$/, message))
    .transform((text) => (text === '' ? null : Number(text)))
    .refine((number) => number === null || (number >= lowest && number <= highest), message);
}

/** `text` without the characters that turn the direction of what stands around them. */
export function withoutOverrides(text: string): string {
  return text.replaceAll(new RegExp(BIDI_OVERRIDES, 'g'), '');
}

function lines(longest: number, tidy: (text: string) => string) {
  return z
    .string()
    .transform((text) => tidy(text.replace(/\r\n?/g, '\n')))
    .pipe(
      z
        .string()
        .refine(without(CONTROL_CHARACTERS_BUT_LINES), 'Please remove the control characters')
        .refine(...atMost(longest)),
    )
    .transform(nullIfEmpty);
}

function atMost(longest: number) {
  const message = `Please use at most ${longest.toLocaleString('en')} characters`;
  return [(text: string) => [...text].length <= longest, message] as const;
}

function without(characters: RegExp) {
  return (text: string) => !characters.test(text);
}

function nullIfEmpty(text: string): string | null {
  return VISIBLE.test(text) ? text : null;
}
