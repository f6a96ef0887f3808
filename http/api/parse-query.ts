import type { z } from 'zod';
import type { ApiError } from '#domain/api/schemas.ts';

/** Parses the query of a request; for an invalid one, a sentence that names the first wrong parameter and what it takes. */
export function parseQuery<Query extends z.ZodType>(
  schema: Query,
  query: Record<string, string>,
): { query: z.output<Query> } | { refusal: ApiError } {
  const parsed = schema.safeParse(query, { error: faultOf });
  if (parsed.success) return { query: parsed.data };
  const [issue] = parsed.error.issues;
  const field = String(issue?.path[0]);
  return { refusal: { error: `${field} ${issue?.message}.`, field } };
}

const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** The fault of a parameter whose schema has no words for it. All values are texts, so only a missing one has another type. */
function faultOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return 'is required';
    case 'invalid_value':
      return `must be ${OR.format(issue.values.map(String))}`;
    case 'too_big':
      return `must have at most ${issue.maximum} characters`;
    default:
      return 'is invalid';
  }
}
