import type { Conflict, FormAnswer } from '#app/editing/form/answer.ts';
import type { PositionInput } from './typed-position.ts';

export interface LoadedPosition {
  email: string;
  /** Null: it is a new one. */
  id: string | null;
  input: PositionInput;
}

/** The outcome of an attempt to save a position. */
export type PositionAnswer = FormAnswer<Conflict>;
