import type { FormAnswer } from '#app/editing/form/answer.ts';
import type { ChangesConflict } from '#app/editing/form/changes-notice.tsx';
import type { Kind } from '#domain/listing/kind.ts';
import type { TermsInput } from './typed-terms.ts';

/** A listing's fees and reach, as their screen is given them. */
export interface LoadedTerms {
  kind: Kind;
  id: string;
  name: string;
  version: number;
  /** Initial values of the form. */
  input: TermsInput;
  /** ISO date. */
  today: string;
  email: string;
}

/** The listing as another editor has saved it since. */
export interface TermsConflict extends ChangesConflict {
  latest: LoadedTerms;
}

/** The outcome of an attempt to save them. */
export type TermsFormAnswer = FormAnswer<TermsConflict>;
