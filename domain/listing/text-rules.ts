import { z } from 'zod';
import { items, LONGEST, line, paragraphs, required } from './form-rule.ts';
import type { TextField } from './listing.ts';

const SHORTEST_REASON = 20;
/** Errors for missing English texts and for a reason that is too short. */
export const ENGLISH_ERRORS = {
  name: 'Name is required',
  description: 'Description is required',
  reason: 'Reason for category is required',
  shortReason: `Reason should be at least ${SHORTEST_REASON} characters`,
};

/** Whether a reason is long enough. */
export function isLongEnough(reason: string): boolean {
  return [...reason].length >= SHORTEST_REASON;
}

/** Length limits of texts, in forms and imports. */
export const TEXT_LIMITS: Record<TextField, number> = {
  name: LONGEST.name,
  description: LONGEST.text,
  pros: LONGEST.text,
  cons: LONGEST.text,
  reason: LONGEST.text,
};

/** The rules of a text in any language. */
export const TEXT_RULES = {
  name: line(TEXT_LIMITS.name),
  description: paragraphs(TEXT_LIMITS.description),
  pros: items(TEXT_LIMITS.pros),
  cons: items(TEXT_LIMITS.cons),
  reason: paragraphs(TEXT_LIMITS.reason),
};

/** The rules of the English texts; some are required. */
export const english = z.object({
  ...TEXT_RULES,
  name: required(TEXT_RULES.name, ENGLISH_ERRORS.name),
  description: required(TEXT_RULES.description, ENGLISH_ERRORS.description),
  reason: required(TEXT_RULES.reason, ENGLISH_ERRORS.reason).refine(
    isLongEnough,
    ENGLISH_ERRORS.shortReason,
  ),
});

/** The rules of the Arabic texts; none is required. */
export const arabic = z.object(TEXT_RULES);
