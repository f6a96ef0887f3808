import type { Kind, Verdict } from '#db/schema.ts';
import type { Bilingual } from './bilingual.ts';
import type { Scope } from './scope.ts';

/** The weight of a finding, independent of its name in a version: findings are counted and drawn by tone. */
export const TONES = ['pass', 'concern', 'fail', 'unknown', 'not-applicable'] as const;
export type Tone = (typeof TONES)[number];

/** A version of the method: its criteria, texts and rule. A published version never changes, because rulings name it. */
export interface Method {
  version: string;
  /** ISO day. */
  since: string;
  /** The changes since the version before. */
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
  /** The finding of a criterion without an answer. */
  unanswered: string;
  firmness: Readonly<Record<string, { name: Bilingual; meaning: Bilingual }>>;
  /** The firmness of a verdict without grounds. */
  ungrounded: string;
  /** `findings` by criterion; criteria outside the scope are ignored. */
  propose(kind: Kind, scope: Scope, findings: Findings): Proposal;
  /** The exact text that the digest of a ruling covers. */
  documentOf(ruling: RulingDocument): string;
}

export type Findings = Readonly<Record<string, string>>;

export interface AskedCriteria {
  /** Criteria without which the verdict cannot be halal. */
  core: readonly string[];
  other: readonly string[];
}

/** A criterion's question and the meaning of its answers. */
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
  /** The criteria that decide the verdict. */
  reasons: string[];
}

/** The parts of a ruling that its digest covers. */
export interface RulingDocument {
  scope: Scope;
  verdict: Verdict;
  /** ISO. */
  ruledAt: string | null;
  grounds: object | null;
  /** The listing's reason, for the main ruling; else null. */
  summary: { en: string | null; ar: string | null } | null;
}
