import type { Kind } from '#db/schema.ts';
import { type Bilingual, inLanguage } from '#domain/method/bilingual.ts';
import type { Method } from '#domain/method/definition.ts';
import { CURRENT_METHOD, criteriaOf, isCore, METHODS } from '#domain/method/method.ts';
import { SCOPES } from '#domain/method/scope.ts';
import { findingView } from './ruling-view.ts';

export type MethodView = ReturnType<typeof methodView>;

/** The current version of the method in a page's language, and what each version has changed. */
export function methodView(language: string) {
  const method = CURRENT_METHOD;
  const say = (text: Bilingual) => inLanguage(text, language);
  return {
    introduction: say(method.introduction),
    rule: say(method.rule),
    limits: say(method.limits),
    findings: Object.entries(method.findings).map(([id, { meaning }]) => ({
      ...findingView(method, id, language),
      meaning: say(meaning),
    })),
    firmness: Object.entries(method.firmness).map(([id, { name, meaning }]) => ({
      id,
      name: say(name),
      meaning: say(meaning),
    })),
    kinds: (Object.keys(method.criteria) as Kind[]).map((kind) => ({
      kind,
      criteria: criteriaIn(method, kind, language),
    })),
    versions: METHODS.map(({ version, since, change }) => ({
      version,
      since,
      change: say(change),
    })),
  };
}

function criteriaIn(method: Method, kind: Kind, language: string) {
  return Object.entries(method.criteria[kind]).map(([id, text]) => ({
    id,
    name: inLanguage(text.name, language),
    question: inLanguage(text.question, language),
    scopes: SCOPES.filter((scope) => criteriaOf(method, kind, scope).includes(id)).map((scope) => ({
      id: scope,
      name: inLanguage(method.scopes[kind][scope], language),
      isCore: isCore(method, kind, scope, id),
    })),
    meanings: (['pass', 'concern', 'fail'] as const).map((finding) => ({
      finding: findingView(method, finding, language),
      meaning: inLanguage(text[finding], language),
    })),
  }));
}
