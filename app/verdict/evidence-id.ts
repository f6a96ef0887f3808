import type { Scope } from '#domain/method/scope.ts';

/** The id of the evidence for a product on the page of its listing. */
export function evidenceId(scope: Scope): string {
  return `${scope}-evidence`;
}
