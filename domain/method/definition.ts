import type { Kind, Verdict } from '#db/schema.ts';
import type { Scope } from './scope.ts';

/** The weight of a finding, independent of its name in a version: findings are counted and drawn by tone. */
export const TONES = ['pass', 'concern', 'fail', 'unknown', 'not-applicable'] as const;
export type Tone = (typeof TONES)[number];

/** A version of the method: its criteria, texts and rule. A published version never changes, because rulings name it. */
export interface Method {
  version: string;
  since: string;
  change: Bilingual;
  introduction: Bilingual;
  rule: Bilingual;
  limits: Bilingual;
  scopes: Record<Kind, Record<Scope, Bilingual>>;
  /** By id, in the order in which /methodology lists them. */
  criteria: Record<Kind, Readonly<Record<string, CriterionText>>>;
  asks: Record<Kind, Record<Scope, AskedCriteria>>;
  /** By id, in the order in which the editor's form offers them. */
  findings: Readonly<Record<string, FindingDefinition>>;
  unanswered: string;
  firmness: Readonly<Record<string, { name: Bilingual; meaning: Bilingual }>>;
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

interface CriterionText {
  name: Bilingual;
  question: Bilingual;
  pass: Bilingual;
  concern: Bilingual;
  fail: Bilingual;
}

interface FindingDefinition {
  tone: Tone;
  /** The key that chooses it in the editor's form. */
  key: string;
  name: Bilingual;
  meaning: Bilingual;
}

export interface Proposal {
  verdict: Verdict | null;
  reasons: string[];
}

export interface RulingDocument {
  scope: Scope;
  verdict: Verdict;
  ruledAt: string | null;
  grounds: object | null;
  /** The listing's reason, for the main ruling; else null. */
  summary: { en: string | null; ar: string | null } | null;
}

/** A text that is published only in both languages together. */
export interface Bilingual {
  en: string;
  ar: string;
}

/** The text in a page's language; English for a language without texts. */
export function inLanguage(text: Bilingual, language: string): string {
  return language === 'ar' ? text.ar : text.en;
}

/** A value as JSON with the keys of every object in order: PostgreSQL keeps those of a jsonb in an order of its own. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
