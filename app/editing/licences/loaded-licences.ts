import type { FormAnswer } from '#app/editing/form/answer.ts';
import type { ChangesConflict } from '#app/editing/form/changes-notice.tsx';
import type { Kind } from '#domain/listing/kind.ts';
import type { LicencesInput } from './typed-licences.ts';

/** A listing's licences, as their screen is given them. */
export interface LoadedLicences {
  kind: Kind;
  id: string;
  name: string;
  version: number;
  /** Initial values of the form. */
  input: LicencesInput;
  /** ISO date. */
  today: string;
  email: string;
}

/** The listing as another editor has saved it since. */
export interface LicencesConflict extends ChangesConflict {
  latest: LoadedLicences;
}

/** The outcome of an attempt to save the licences. */
export type LicencesFormAnswer = FormAnswer<LicencesConflict>;
