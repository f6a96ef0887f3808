import type { Kind } from '#domain/listing/kind.ts';

/** The id of a criterion on /methodology. */
export function criterionAnchor(kind: Kind, criterion: string): string {
  return `criterion-${kind}-${criterion}`;
}
