import type { z } from 'zod';
import { tooLong } from '#domain/listing/form-rule.ts';

export const EMPTY = 'Please fill this in';
const INCORRECT = 'Please correct this';

/** The error of a value, for the editor. Schemas' own messages begin with a verb: "must name a source". */
export function messageOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'number' ? `Please enter ${issue.minimum} or more` : EMPTY;
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'invalid_type':
      return issue.expected === 'number' ? 'Please enter a number, such as 0.1' : INCORRECT;
    case 'invalid_value':
      return 'Please choose one';
    case 'custom':
      return `This ${issue.message}`;
    case 'invalid_format':
      return FIELD_FORMATS[String(issue.path.at(-1))] ?? FORMATS[issue.format] ?? INCORRECT;
    default:
      return INCORRECT;
  }
}

/** Adds errors to the fields of a form, by their path: `criteria.riba.evidence.0.url`. */
export function addErrors(context: z.RefinementCtx, errors: Record<string, string>): void {
  for (const [path, message] of Object.entries(errors)) {
    const parts = path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    context.addIssue({ code: 'custom', path: parts, message });
  }
}

function tooBig(origin: string, most: number): string {
  if (origin === 'number') return `Please enter ${most} or less`;
  return origin === 'array' ? `Please keep to ${most} at most` : tooLong(most);
}

const FORMATS: Record<string, string> = {
  date: 'Please enter a day, such as 2026-11-21',
};

const FIELD_FORMATS: Record<string, string> = {
  departurePosition: 'Please enter the ID of a position',
  id: 'Please use lower-case letters, digits and hyphens',
  decision: 'Please use lower-case letters, digits and hyphens',
  country: 'Please enter two capital letters, such as EG',
  saidOn: 'Please enter a day (2026-11-21), a month (2026-11) or a year',
  language: 'Please enter a language code, such as ar or tr',
};
