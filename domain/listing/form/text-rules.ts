import { z } from 'zod';
import { items, LONGEST, line, paragraphs, required } from './form-rule.ts';

const SHORTEST_REASON = 20;
/** What is said of English texts that are missing, and of a reason that says too little. */
export const ENGLISH_ERRORS = {
  name: 'Name is required',
  description: 'Description is required',
  reason: 'Reason for category is required',
  shortReason: `Reason should be at least ${SHORTEST_REASON} characters`,
};

/** Whether a reason says enough. */
export function isLongEnough(reason: string): boolean {
  return [...reason].length >= SHORTEST_REASON;
}

/** The rules of a text in any language. */
export const TEXT_RULES = {
  name: line(LONGEST.name),
  description: paragraphs(LONGEST.text),
  pros: items(LONGEST.text),
  cons: items(LONGEST.text),
  reason: paragraphs(LONGEST.text),
};

/** Of the English texts some must be there. */
export const english = z.object({
  ...TEXT_RULES,
  name: required(TEXT_RULES.name, ENGLISH_ERRORS.name),
  description: required(TEXT_RULES.description, ENGLISH_ERRORS.description),
  reason: required(TEXT_RULES.reason, ENGLISH_ERRORS.reason).refine(
    isLongEnough,
    ENGLISH_ERRORS.shortReason,
  ),
});

/** Of the Arabic ones none. */
export const arabic = z.object(TEXT_RULES);
