import type { Kind } from '#db/schema.ts';
import { inLanguage } from '#domain/method/bilingual.ts';
import type { Method, Tone } from '#domain/method/definition.ts';
import { criteriaOf, entryOf, isCore, methodOf } from '#domain/method/method.ts';
import { MAIN_SCOPE, type Scope } from '#domain/method/scope.ts';
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

/** A finding as a page shows it, in the words of its version of the method. */
export interface FindingView {
  id: string;
  tone: Tone;
  name: string;
}

/** A ruling as a page shows it, in the page's language. */
export interface RulingView {
  scope: Scope;
  scopeName: string;
  verdict: Verdict;
  /** ISO. */
  ruledAt: string | null;
  firmness: { id: string; name: string; meaning: string };
  /** Null: it rests on the listing's reason alone. */
  grounds: GroundsView | null;
  /** The finding of a criterion without an answer. */
  unanswered: FindingView;
  /** ISO day. */
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
