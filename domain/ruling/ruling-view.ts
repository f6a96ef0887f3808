import type { Kind } from '#db/schema.ts';
import { type Bilingual, inLanguage, type Method, type Tone } from '#domain/method/definition.ts';
import {
  CURRENT_METHOD,
  criteriaOf,
  entryOf,
  isCore,
  METHODS,
  methodOf,
} from '#domain/method/method.ts';
import { MAIN_SCOPE, SCOPES, type Scope } from '#domain/method/scope.ts';
import { dueDay } from './review-due.ts';
import {
  type Evidence,
  findingsOf,
  type Grounds,
  type Position,
  type Ruled,
  rulingOn,
  rulingsOf,
  type StandingRuling,
} from './ruling.ts';
import type { Verdict } from './verdict.ts';

export interface FindingView {
  id: string;
  tone: Tone;
  name: string;
}

export interface RulingView {
  scope: Scope;
  scopeName: string;
  verdict: Verdict;
  ruledAt: string | null;
  firmness: { id: string; name: string; meaning: string };
  /** Null: it rests on the listing's reason alone. */
  grounds: GroundsView | null;
  unanswered: FindingView;
  reviewDue: string | null;
  isOverdue: boolean;
}

export interface GroundsView {
  method: string;
  reviewer: string | null;
  /** The verdict that the method proposes, where the editor's differs. */
  otherwise: Verdict | 'none' | null;
  departure: string | null;
  criteria: CriterionView[];
  positions: (Omit<Position, 'who'> & { who: string })[];
}

export interface CriterionView {
  id: string;
  name: string;
  question: string;
  isCore: boolean;
  finding: FindingView;
  note: string | null;
  evidence: Evidence[];
}

/** A listing's rulings with their grounds, each in the words of its own version of the method. `today`: an ISO day. */
export function rulingViews(
  listing: Pick<Ruled, 'kind' | 'rulings'>,
  language: string,
  today: string,
): RulingView[] {
  return rulingsOf(listing).map((ruling) => {
    const { scope, verdict, ruledAt, grounds } = ruling;
    const method = methodOf(grounds?.method);
    const firmness = grounds?.firmness ?? method.ungrounded;
    const { name, meaning } = entryOf(method.firmness, firmness);
    const reviewDue = dueDay(ruling);
    return {
      scope,
      scopeName: inLanguage(method.scopes[listing.kind][scope], language),
      verdict,
      ruledAt: ruledAt && new Date(ruledAt).toISOString(),
      firmness: {
        id: firmness,
        name: inLanguage(name, language),
        meaning: inLanguage(meaning, language),
      },
      grounds: grounds && groundsView(listing.kind, { ...ruling, grounds }, language),
      unanswered: findingView(method, undefined, language),
      reviewDue,
      isOverdue: reviewDue !== null && reviewDue < today,
    };
  });
}

/** A finding in a page's language. Without an id: the finding of a criterion without an answer. */
export function findingView(method: Method, id: string | undefined, language: string): FindingView {
  const known = id ?? method.unanswered;
  const { tone, name } = entryOf(method.findings, known);
  return { id: known, tone, name: inLanguage(name, language) };
}

/** How firm a listing's main verdict is, in words; null: there is no verdict, or it has no grounds. */
export function firmnessName(listing: Pick<Ruled, 'rulings'>, language: string): string | null {
  const grounds = rulingOn(listing, MAIN_SCOPE)?.grounds;
  if (!grounds) return null;
  return inLanguage(entryOf(methodOf(grounds.method).firmness, grounds.firmness).name, language);
}

/** The tones that are counted: all but `not-applicable`. */
export const COUNTED_TONES = [
  'pass',
  'concern',
  'fail',
  'unknown',
] as const satisfies readonly Tone[];
export type CountedTone = (typeof COUNTED_TONES)[number];

/** The number of criteria by tone for a listing's main verdict; null: there is no verdict, or it has no grounds. */
export function countFindings(
  listing: Pick<Ruled, 'kind' | 'rulings'>,
): Record<CountedTone, number> | null {
  const grounds = rulingOn(listing, MAIN_SCOPE)?.grounds;
  if (!grounds) return null;
  const method = methodOf(grounds.method);
  const counts = { pass: 0, concern: 0, fail: 0, unknown: 0, 'not-applicable': 0 };
  for (const criterion of criteriaOf(method, listing.kind, MAIN_SCOPE)) {
    const finding = grounds.criteria[criterion]?.finding ?? method.unanswered;
    counts[entryOf(method.findings, finding).tone] += 1;
  }
  const { 'not-applicable': _, ...counted } = counts;
  return counted;
}

function groundsView(
  kind: Kind,
  { scope, verdict, grounds }: StandingRuling & { grounds: Grounds },
  language: string,
): GroundsView {
  const method = methodOf(grounds.method);
  const proposed = method.propose(kind, scope, findingsOf(grounds)).verdict;
  return {
    method: grounds.method,
    reviewer: grounds.reviewer,
    otherwise: proposed === verdict ? null : (proposed ?? 'none'),
    departure: grounds.departure && inLanguage(grounds.departure, language),
    criteria: criteriaOf(method, kind, scope).map((id) => {
      const { name, question } = entryOf(method.criteria[kind], id);
      const answer = grounds.criteria[id];
      return {
        id,
        name: inLanguage(name, language),
        question: inLanguage(question, language),
        isCore: isCore(method, kind, scope, id),
        finding: findingView(method, answer?.finding, language),
        note: answer?.note ? inLanguage(answer.note, language) : null,
        evidence: answer?.evidence ?? [],
      };
    }),
    positions: grounds.positions.map(({ who, ...position }) => ({
      ...position,
      who: inLanguage(who, language),
    })),
  };
}

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
