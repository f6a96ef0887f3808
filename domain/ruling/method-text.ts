import type { Kind } from '#db/schema.ts';
import type { Bilingual } from './bilingual.ts';
import type {
  COIN_CRITERIA,
  Criterion,
  EXCHANGE_CRITERIA,
  Finding,
  MethodVersion,
} from './method.ts';
import { METHOD_1 } from './method-1.ts';
import type { Firmness } from './ruling.ts';
import type { Scope } from './scope.ts';

/** What a criterion asks, and what an answer to it means. */
export interface CriterionText {
  name: Bilingual;
  question: Bilingual;
  pass: Bilingual;
  concern: Bilingual;
  fail: Bilingual;
}

/** A version of the method in words. */
export interface MethodText {
  introduction: Bilingual;
  /** How the verdict is proposed. */
  rule: Bilingual;
  limits: Bilingual;
  findings: Record<Finding, Bilingual>;
  firmness: Record<Firmness, { name: Bilingual; meaning: Bilingual }>;
  scopes: Record<Kind, Record<Scope, Bilingual>>;
  criteria: {
    coin: Record<(typeof COIN_CRITERIA)[number], CriterionText>;
    exchange: Record<(typeof EXCHANGE_CRITERIA)[number], CriterionText>;
  };
}

const TEXTS: Record<MethodVersion, MethodText> = { '1': METHOD_1 };

/** The words of a version of the method. */
export function methodText(version: MethodVersion): MethodText {
  return TEXTS[version];
}

/** A criterion's words. Throws where the kind is not asked it. */
export function criterionText(
  version: MethodVersion,
  kind: Kind,
  criterion: Criterion,
): CriterionText {
  const texts: Partial<Record<Criterion, CriterionText>> = methodText(version).criteria[kind];
  const text = texts[criterion];
  if (!text) throw new Error(`method ${version} does not ask a ${kind} for ${criterion}`);
  return text;
}
