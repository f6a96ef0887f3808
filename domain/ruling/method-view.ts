import { KINDS, type Kind } from '#db/enums.ts';
import { type Bilingual, inLanguage, type Method } from '#domain/method/definition.ts';
import { CURRENT_METHOD, criteriaOf, entryOf, isCore, METHODS } from '#domain/method/method.ts';
import { SCOPES, SPOT } from '#domain/method/scope.ts';
import { withoutYear } from './finding-year.ts';
import { findingView, firmnessWords } from './ruling-view.ts';

export type MethodView = ReturnType<typeof methodView>;

/** The current version of the method in a page's language, and what each version has changed. */
export function methodView(language: string) {
  const method = CURRENT_METHOD;
  const say = (text: Bilingual) => inLanguage(text, language);
  return {
    introduction: say(method.introduction),
    verdictText: say(method.verdictText),
    limits: say(method.limits),
    findings: Object.entries(method.findings).map(([finding, { meaning }]) => ({
      ...findingView(method, { finding }, { language }),
      meaning: say(meaning),
    })),
    firmness: listFirmness(method, language),
    assets: KINDS.flatMap((kind) => Object.values(method.assets[kind] ?? {})).map(
      ({ name, meaning }) => ({ name: say(name), meaning: say(meaning) }),
    ),
    kinds: KINDS.map((kind) => ({
      kind,
      criteria: criteriaIn(method, kind, language),
    })),
    verdictTable: Object.entries(method.verdictTable ?? {}).map(
      ([id, { condition, verdict, firmness }]) => ({
        id,
        condition: say(condition),
        verdict,
        firmness: firmness ? firmnessWords(method, firmness, [], language) : null,
      }),
    ),
    versions: METHODS.map((version, place) => ({
      version: version.version,
      since: version.since,
      change: say(version.change),
      differences: differencesOf(version, METHODS[place + 1], language),
    })),
  };
}

/** The degrees of firmness of a version of the method, with signs and names. */
function listFirmness({ firmness }: Method, language: string) {
  return Object.entries(firmness).map(([id, { sign, name, meaning }]) => ({
    id,
    sign,
    name: withoutCount(inLanguage(name, language)),
    meaning: inLanguage(meaning, language),
  }));
}

// A name where no decisions are counted: "No dissent among the decisions collected".
function withoutCount(name: string): string {
  return name.replace(/\s*\(#\)/, '').replace(/# (\S+)/, 'the $1 collected');
}

/** A criterion of a kind of listing: where it is asked, and what its findings mean. */
export type CriterionOfKind = ReturnType<typeof criteriaIn>[number];

function criteriaIn(method: Method, kind: Kind, language: string) {
  return Object.entries(method.criteria[kind]).map(([id, text]) => ({
    id,
    name: inLanguage(text.name, language),
    question: inLanguage(text.question, language),
    scopes: SCOPES.flatMap((scope) => {
      const kinds = scope === SPOT ? method.assets[kind] : null;
      const assets = kinds ? Object.keys(kinds) : [null];
      const asked = (asset: string | null) => ({ kind, scope, asset });
      if (!assets.some((asset) => criteriaOf(method, asked(asset)).includes(id))) return [];
      const core = assets.filter((asset) => isCore(method, asked(asset), id));
      const others = assets.filter((asset) => !core.includes(asset));
      const namesOf = (some: (string | null)[]) =>
        some.map((asset) => inLanguage(entryOf(kinds ?? {}, asset ?? '').name, language));
      const isMost = core.length > others.length;
      return {
        id: scope,
        name: inLanguage(method.scopes[kind][scope], language),
        isCore: core.length > 0,
        isMostlyCore: isMost,
        /** The kinds of asset for which it is core, the shorter way; both empty: for all. */
        only: isMost || core.length === 0 ? [] : namesOf(core),
        except: isMost ? namesOf(others) : [],
      };
    }),
    meanings: (['pass', 'concern', 'fail'] as const).map((finding) => ({
      finding: findingView(method, { finding }, { language }),
      meaning: inLanguage(text[finding], language),
    })),
  }));
}

type Named = Readonly<Record<string, { name: Bilingual }>>;

/** The criteria of each kind and the findings in which a version differs from the one before. */
function differencesOf(method: Method, before: Method | undefined, language: string) {
  if (!before) return [];
  const parts: [Kind | 'findings', Named, Named][] = [
    ...KINDS.map((kind): [Kind, Named, Named] => [
      kind,
      method.criteria[kind],
      before.criteria[kind],
    ]),
    ['findings', method.findings, before.findings],
  ];
  return parts.map(([part, now, then]) => ({ part, ...differenceOf(now, then, language) }));
}

function differenceOf(now: Named, then: Named, language: string) {
  const nameIn = (table: Named, id: string) =>
    withoutYear(inLanguage(entryOf(table, id).name, language));
  const entries = (table: Named, ids: string[]) =>
    ids.map((id) => ({ id, name: nameIn(table, id) }));
  const [ids, earlier] = [Object.keys(now), Object.keys(then)];
  return {
    added: entries(
      now,
      ids.filter((id) => !earlier.includes(id)),
    ),
    dropped: entries(
      then,
      earlier.filter((id) => !ids.includes(id)),
    ),
    renamed: entries(
      now,
      ids.filter((id) => earlier.includes(id) && nameIn(now, id) !== nameIn(then, id)),
    ).map(({ id, name }) => ({ id, name, before: nameIn(then, id) })),
  };
}
