import type { Kind } from '#domain/listing/kind.ts';
import { inLanguage } from './bilingual.ts';
import {
  COIN_CRITERIA,
  type Criterion,
  criteriaOf,
  EXCHANGE_CRITERIA,
  FINDINGS,
  isCore,
  METHOD,
  METHODS,
} from './method.ts';
import { criterionText, methodText } from './method-text.ts';
import { FIRMNESS } from './ruling.ts';
import { SCOPES } from './scope.ts';

export type ShownMethod = ReturnType<typeof shownMethod>;

/** The method as it is now, in a page's language, with what has changed in it. */
export function shownMethod(language: string) {
  const method = methodText(METHOD);
  const say = (text: Parameters<typeof inLanguage>[0]) => inLanguage(text, language);
  return {
    introduction: say(method.introduction),
    rule: say(method.rule),
    limits: say(method.limits),
    findings: Object.fromEntries(
      FINDINGS.map((finding) => [finding, say(method.findings[finding])]),
    ) as Record<(typeof FINDINGS)[number], string>,
    firmness: FIRMNESS.map((id) => ({
      id,
      name: say(method.firmness[id].name),
      meaning: say(method.firmness[id].meaning),
    })),
    kinds: [
      { kind: 'coin' as const, criteria: criteria('coin', COIN_CRITERIA, language) },
      { kind: 'exchange' as const, criteria: criteria('exchange', EXCHANGE_CRITERIA, language) },
    ],
    versions: METHODS.map(({ version, since, change }) => ({
      version,
      since,
      change: say(change),
    })),
  };
}

function criteria(kind: Kind, ids: readonly Criterion[], language: string) {
  const { scopes } = methodText(METHOD);
  return ids.map((id) => {
    const text = criterionText(METHOD, kind, id);
    return {
      id,
      name: inLanguage(text.name, language),
      question: inLanguage(text.question, language),
      scopes: SCOPES.filter((scope) => criteriaOf(kind, scope).includes(id)).map((scope) => ({
        id: scope,
        name: inLanguage(scopes[kind][scope], language),
        isCore: isCore(kind, scope, id),
      })),
      meanings: (['pass', 'concern', 'fail'] as const).map((finding) => ({
        finding,
        meaning: inLanguage(text[finding], language),
      })),
    };
  });
}
