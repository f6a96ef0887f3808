import type { Listing } from '#domain/listing/listing.ts';
import { inLanguage } from './bilingual.ts';
import { type Criterion, criteriaOf, type Finding, isCore, METHOD, propose } from './method.ts';
import { criterionText, methodText } from './method-text.ts';
import { reviewDueOf } from './review-due.ts';
import {
  type Evidence,
  type Firmness,
  findingsOf,
  type Grounds,
  type Position,
  type Ruling,
  rulingsOf,
} from './ruling.ts';
import type { Scope } from './scope.ts';
import type { Verdict } from './verdict.ts';

/** A ruling as a page shows it, in the page's language. */
export interface ShownRuling {
  scope: Scope;
  scopeName: string;
  verdict: Verdict;
  /** ISO. */
  ruledAt: string | null;
  firmness: { id: Firmness; name: string; meaning: string };
  /** Null: it rests on the listing's reason alone. */
  grounds: ShownGrounds | null;
  /** ISO day. */
  reviewDue: string | null;
  isOverdue: boolean;
}

export interface ShownGrounds {
  method: string;
  reviewer: string | null;
  /** What the criteria propose, where the editor has ruled otherwise. */
  otherwise: Verdict | 'none' | null;
  departure: string | null;
  criteria: ShownCriterion[];
  positions: (Omit<Position, 'who'> & { who: string })[];
}

export interface ShownCriterion {
  id: Criterion;
  name: string;
  question: string;
  isCore: boolean;
  finding: Finding;
  note: string | null;
  evidence: Evidence[];
}

/** A listing's rulings with all they rest on. `today`: an ISO day. */
export function shownRulings(listing: Listing, language: string, today: string): ShownRuling[] {
  return rulingsOf(listing).map((ruling) => {
    const { scope, verdict, ruledAt, grounds } = ruling;
    const text = methodText(grounds?.method ?? METHOD);
    const firmness = grounds?.firmness ?? 'insufficient';
    const { name, meaning } = text.firmness[firmness];
    const reviewDue = dueOf(listing, ruling);
    return {
      scope,
      scopeName: inLanguage(text.scopes[listing.kind][scope], language),
      verdict,
      ruledAt: ruledAt?.toISOString() ?? null,
      firmness: {
        id: firmness,
        name: inLanguage(name, language),
        meaning: inLanguage(meaning, language),
      },
      grounds: grounds && shownGrounds(listing, { ...ruling, grounds }, language),
      reviewDue,
      isOverdue: reviewDue !== null && reviewDue < today,
    };
  });
}

function shownGrounds(
  { kind }: Listing,
  { scope, verdict, grounds }: Ruling & { grounds: Grounds },
  language: string,
): ShownGrounds {
  const proposed = propose(kind, scope, findingsOf(grounds));
  return {
    method: grounds.method,
    reviewer: grounds.reviewer,
    otherwise: proposed === verdict ? null : (proposed ?? 'none'),
    departure: grounds.departure && inLanguage(grounds.departure, language),
    criteria: criteriaOf(kind, scope).map((id) => {
      const { name, question } = criterionText(grounds.method, kind, id);
      const answer = grounds.criteria[id];
      return {
        id,
        name: inLanguage(name, language),
        question: inLanguage(question, language),
        isCore: isCore(kind, scope, id),
        finding: answer?.finding ?? 'unknown',
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

function dueOf(listing: Listing, { scope, grounds }: Ruling): string | null {
  if (grounds?.reviewDue) return grounds.reviewDue;
  return scope === 'spot' ? reviewDueOf({ ...listing, rulings: {} }) : null;
}
