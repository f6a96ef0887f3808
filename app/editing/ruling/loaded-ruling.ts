import type { ChangesConflict } from '#app/editing/form/changes-notice.tsx';
import type { FormOutcome } from '#app/editing/form/outcome.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { TextDoubt } from '#domain/listing/listing.ts';
import type { StatedDecision } from '#domain/method/definition.ts';
import type { Scope } from '#domain/method/scope.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';
import type { RulingValues } from './typed-ruling.ts';

/** A listing's ruling on one scope, as its screen is given it. */
export interface LoadedRuling {
  kind: Kind;
  id: string;
  name: string;
  version: number;
  scope: Scope;
  /** The scopes that are ruled on, and `spot`, each with its verdict. */
  scopes: { scope: Scope; verdict: Verdict | null }[];
  /** The current verdict; null: there is none. */
  verdict: Verdict | null;
  /** There is a ruling to withdraw. */
  isRuled: boolean;
  asked: ScopeQuestions;
  /** Initial values of the form. */
  input: RulingValues;
  /** The listing's reason in both languages ('': none), whether the verdict has changed since, and the doubt about the Arabic one. */
  reason: { en: string; ar: string; isOlderThanVerdict: boolean; doubt: TextDoubt | null };
  /** The positions on it, by kind of asset ('': none), for its firmness. */
  stated: Record<string, readonly StatedDecision[]>;
  /** The positions that name the listing, its act or a kind it can have, by id, in words: a departure may rest on one. */
  linkable: Record<string, string>;
  /** ISO date. */
  today: string;
  /** The editor, and the name that the public reads. */
  email: string;
  publicName: string | null;
}

/** The method's questions for a scope, in the words that the public reads. */
export interface ScopeQuestions {
  /** The criteria of all kinds of asset. */
  criteria: AskedCriterion[];
}

export interface AskedCriterion {
  id: string;
  name: string;
  question: string;
  /** Meanings of findings whose name alone does not tell. */
  meanings: Record<string, string>;
}

/** The listing as another editor has saved it since. */
interface RulingConflict extends ChangesConflict {
  latest: LoadedRuling;
}

/** A product's ruling to withdraw, or the listing and scope without one. `scope` null: an invalid scope. */
export type LoadedRemoval =
  | { ruling: LoadedRuling; none: null }
  | {
      ruling: null;
      none: Pick<LoadedRuling, 'kind' | 'id' | 'name'> & { scope: Scope | null };
    };

/** The outcome of an attempt to save or to remove a ruling. */
export type RulingOutcome = FormOutcome<RulingConflict>;
