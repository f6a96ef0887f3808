import type { FormConflict, FormOutcome } from '#app/editing/form/outcome.ts';
import type { PositionValues } from './typed-position.ts';

export interface LoadedPosition {
  email: string;
  /** Null: it is a new one. */
  id: string | null;
  input: PositionValues;
  /** Its address on the site; null: it is a new one. */
  publicPath: string | null;
  /** The names of all listings by `coin/bitcoin`. */
  names: Record<string, string>;
}

/** The outcome of an attempt to save a position. */
export type PositionOutcome = FormOutcome<FormConflict>;
