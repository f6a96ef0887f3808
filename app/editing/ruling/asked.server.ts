import type { Kind } from '#domain/listing/kind.ts';
import { criteriaOf, isCore, METHOD } from '#domain/ruling/method.ts';
import { criterionText, methodText } from '#domain/ruling/method-text.ts';
import { FIRMNESS } from '#domain/ruling/ruling.ts';
import type { Scope } from '#domain/ruling/scope.ts';
import type { Asked } from './loaded-ruling.ts';

/** What the method, as it is now, asks of a scope. */
export function askedOf(kind: Kind, scope: Scope): Asked {
  const { firmness } = methodText(METHOD);
  return {
    criteria: criteriaOf(kind, scope).map((id) => {
      const { name, question, pass, concern, fail } = criterionText(METHOD, kind, id);
      return {
        id,
        name: name.en,
        question: question.en,
        isCore: isCore(kind, scope, id),
        meanings: { pass: pass.en, concern: concern.en, fail: fail.en },
      };
    }),
    firmness: Object.fromEntries(
      FIRMNESS.map((each) => [each, firmness[each].name.en]),
    ) as Asked['firmness'],
  };
}
