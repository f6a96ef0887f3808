import type { Kind } from '#domain/listing/kind.ts';
import { CURRENT_METHOD, criteriaOf, entryOf, isCore } from '#domain/method/method.ts';
import type { Scope } from '#domain/method/scope.ts';
import type { Asked } from './loaded-ruling.ts';

/** The questions of the current version of the method on a scope. */
export function askedOf(kind: Kind, scope: Scope): Asked {
  const { criteria, firmness } = CURRENT_METHOD;
  return {
    criteria: criteriaOf(CURRENT_METHOD, kind, scope).map((id) => {
      const { name, question, pass, concern, fail } = entryOf(criteria[kind], id);
      return {
        id,
        name: name.en,
        question: question.en,
        isCore: isCore(CURRENT_METHOD, kind, scope, id),
        meanings: { pass: pass.en, concern: concern.en, fail: fail.en },
      };
    }),
    firmness: Object.fromEntries(Object.entries(firmness).map(([id, { name }]) => [id, name.en])),
  };
}
