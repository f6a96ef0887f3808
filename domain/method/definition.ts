import type { Kind, Verdict } from '#db/schema.ts';
import type { Bilingual } from './bilingual.ts';
import type { Scope } from './scope.ts';

/** What a finding weighs, whatever a version calls it: findings are counted and drawn by it. */
export const TONES = ['pass', 'concern', 'fail', 'unknown', 'not-applicable'] as const;
export type Tone = (typeof TONES)[number];

/** One version of the method: all that it asks, says and concludes. A published version never changes: rulings name it. */
export interface Method {
  version: string;
  /** ISO day. */
  since: string;
  /** What is new in it. */
  change: Bilingual;
  introduction: Bilingual;
  /** How the verdict follows from the findings. */
  rule: Bilingual;
  limits: Bilingual;
  scopes: Record<Kind, Record<Scope, Bilingual>>;
  /** By id, in the order in which /methodology lists them. */
  criteria: Record<Kind, Readonly<Record<string, CriterionText>>>;
  asks: Record<Kind, Record<Scope, AskedCriteria>>;
  /** By id, in the order in which the editor's form offers them. */
  findings: Readonly<Record<string, FindingDefinition>>;
  /** The finding of a criterion that nobody has answered. */
  unanswered: string;
  firmness: Readonly<Record<string, { name: Bilingual; meaning: Bilingual }>>;
  /** The firmness of a verdict that rests on the listing's reason alone. */
  ungrounded: string;
  /** `findings` by criterion; criteria that the scope is not asked are ignored. */
  propose(kind: Kind, scope: Scope, findings: Findings): Proposal;
  /** The exact text that the digest of a ruling is made of. */
  documentOf(ruling: RulingDocument): string;
}

export type Findings = Readonly<Record<string, string>>;

export interface AskedCriteria {
  /** Criteria without which the verdict cannot be halal. */
  core: readonly string[];
  other: readonly string[];
}

/** A criterion's question, and what an answer to it means. */
export interface CriterionText {
  name: Bilingual;
  question: Bilingual;
  pass: Bilingual;
  concern: Bilingual;
  fail: Bilingual;
}

export interface FindingDefinition {
  tone: Tone;
  /** The key that chooses it in the editor's form. */
  key: string;
  name: Bilingual;
  meaning: Bilingual;
}

export interface Proposal {
  /** Null: not yet reviewed. */
  verdict: Verdict | null;
  /** The criteria that decide it. */
  reasons: string[];
}

/** A ruling as its digest covers it. */
export interface RulingDocument {
  scope: Scope;
  verdict: Verdict;
  /** ISO. */
  ruledAt: string | null;
  grounds: object | null;
  /** The listing's reason, where it sums the ruling up. */
  summary: { en: string | null; ar: string | null } | null;
}
