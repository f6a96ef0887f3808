import type { z } from 'zod';

/**
 * The words for an operator on a value that breaks a rule without a message of its own; undefined: the rule has one. Given to
 * a parse as its `error`. They do not name the value, which may be a password.
 */
export function issueWords(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is missing';
      return issue.expected === 'int'
        ? 'must be a whole number'
        : `is not of type ${issue.expected}`;
    case 'too_small':
      return `must ${sizeWords(issue.origin, 'at least', issue.minimum)}`;
    case 'too_big':
      return `must ${sizeWords(issue.origin, 'at most', issue.maximum)}`;
    case 'invalid_value':
      return `must be ${CHOICES.format(issue.values.map(String))}`;
    case 'unrecognized_keys':
      return `unknown field ${issue.keys.join(', ')}`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'is not written as it must be';
    case 'invalid_union':
      return 'has none of the forms that it may have';
    default:
      return undefined;
  }
}

const CHOICES = new Intl.ListFormat('en', { type: 'disjunction' });

const FORMATS: Partial<Record<string, string>> = {
  url: 'must be a web address',
  datetime: 'must be a time such as 2026-11-28T09:00:00Z',
  date: 'must be a day such as 2026-11-28',
};

const UNITS: Partial<Record<string, string>> = { string: 'characters', array: 'entries' };

function sizeWords(origin: string, limit: string, size: number | bigint): string {
  const unit = UNITS[origin];
  return unit ? `have ${limit} ${size} ${unit}` : `be ${limit} ${size}`;
}
