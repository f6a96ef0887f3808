import type { FormValues } from '#app/editing/draft/draft.ts';
import type { ChangesConflict } from '#app/editing/form/changes-notice.tsx';
import type { FormOutcome } from '#app/editing/form/outcome.ts';
import type { Kind } from '#domain/listing/kind.ts';

/** A part of a listing, as its screen is given it. */
export interface LoadedPart<Input extends FormValues = FormValues> {
  kind: Kind;
  id: string;
  name: string;
  version: number;
  /** Initial values of the form. */
  input: Input;
  /** ISO date. */
  today: string;
  email: string;
}

/** The outcome of an attempt to save a part; in a conflict with the listing as another editor has saved it since. */
export type PartOutcome<Loaded> = FormOutcome<ChangesConflict & { latest: Loaded }>;

export interface PartProps<Loaded> {
  loaded: Loaded;
  response: PartOutcome<Loaded> | undefined;
}
