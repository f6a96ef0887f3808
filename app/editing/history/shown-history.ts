import type { ChangeKind } from '#domain/listing/change/history.ts';
import type { ChangedField } from '#domain/listing/field.ts';

/** A change as the history shows it. */
export interface ShownChange {
  id: number;
  what: ChangeKind;
  by: string;
  /** ISO time. */
  at: string;
  /** Whether the change confirmed texts or marked them as doubtful. */
  isConfirmed: boolean;
  /** Null: it can no longer be read. */
  fields: ChangedField[] | null;
  /** Whether there is an earlier state to restore. */
  canRestore: boolean;
}

export interface ShownHistory {
  changes: ShownChange[];
  /** The change from which the older ones go on; null: these are all. */
  next: number | null;
}

/** A page of a listing's history. */
export interface HistoryOfListing extends ShownHistory {
  id: string;
  name: string;
  version: number;
}
