import type { SubmissionResult } from '@conform-to/react';
import type { NameWarning } from '#app/editing/same-looking/name-warning.ts';

/** Values that a form continues with, and its errors by field. */
export type FormResult = SubmissionResult<string[]>;

/** Another editor has saved since the form was opened. */
export interface FormConflict {
  /** The version that the next save replaces. */
  version: number;
  by: string;
  /** ISO time. */
  at: string;
}

/** The outcome of an attempt to save a form. A form that is saved is left. */
export type FormOutcome<C extends FormConflict = FormConflict> = {
  /** Its name looks like that of another listing. */
  nameWarning?: NameWarning;
} & (
  | {
      /** `edited`: the server has changed the form itself, for a browser without scripts. */
      outcome: 'edited' | 'invalid' | 'gone' | 'alreadyAdded';
      result: FormResult;
    }
  | { outcome: 'conflict'; result: FormResult; conflict: C }
  /** Without `result` the server was not reached, and the form is unchanged. */
  | { outcome: 'failed' | 'signedOut'; result?: FormResult }
);

/** One message per field, in Conform's format. */
export function asErrors(messages: Record<string, string>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, [message]]));
}

/** The result of a form that failed without an error of its own: it continues with these values. */
export function failedWith(initialValue: FormResult['initialValue']) {
  return { status: 'error' as const, initialValue, error: {} };
}

/** The save that a stale form would overwrite. */
export function latestSave({
  version,
  by,
  at,
}: {
  version: number;
  by: string | null;
  at: Date;
}): FormConflict {
  return { version, by: by ?? 'someone else', at: at.toISOString() };
}
