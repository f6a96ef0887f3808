import type { SubmissionResult } from '@conform-to/react';
import type { Unanswered } from '#app/editing/answer-or-stay.ts';
import type { NameWarning } from '#app/editing/same-looking/name-warning.ts';
import type { Translation } from '#app/editing/translations/auto-translate.tsx';
import type { ChangedField } from '#domain/listing/field.ts';
import type { FormField } from '#domain/listing/form/listing-form.ts';
import type { Doubts } from '#domain/listing/listing.ts';

/** What a form is told that was not saved. */
export interface Unsaved {
  /** Errors, and what the form goes on with. */
  result?: SubmissionResult<string[]>;
  /** The version the form was made from. */
  version?: number;
  /** The key of a form that adds. */
  key?: string;
  outcome?: Unanswered;
  conflict?: Conflict;
  /** The listing is gone; it can be added anew. */
  /** What became of the Arabic, where the server was asked for it. */
  translation?: Translation;
  isGone?: true;
  /** What the form has added earlier, with other texts. */
  added?: { id: string; name: string };
  /** The path at which our site shows its picture. */
  preview?: string | null;
  /** Its name looks like that of another listing. */
  nameWarning?: NameWarning;
}

/** What someone else has saved since the form was opened. */
export interface Conflict {
  /** The version a next save replaces. */
  version: number;
  rating: number | null;
  /** All of it that the form has. */
  saved: Record<FormField, string>;
  /** Of its Arabic texts. */
  doubts: Doubts;
  by: string;
  /** ISO time. */
  at: string;
  /** What is saved, where it differs from what stands in the form. */
  theirs: Partial<Record<FormField, string>>;
  /** Fields that were not changed here and now show what is saved. */
  taken: FormField[];
  /** What they have changed behind the verdicts, which this form leaves alone. */
  rulings: ChangedField[];
}
