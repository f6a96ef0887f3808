import { data } from 'react-router';
import type { FormValues } from '#app/editing/draft/draft.ts';
import { type FormConflict, type FormResult, failedWith } from './outcome.ts';

/** The response to a stale form, status 409: `values` again, to be saved over what another editor has saved; `more` beside them. */
export function staleAnswer<Conflict extends FormConflict, More extends object>(
  values: FormValues | FormResult['initialValue'],
  conflict: Conflict,
  more: More,
) {
  const result = failedWith({ ...values, version: String(conflict.version) });
  return data({ ...more, outcome: 'conflict' as const, result, conflict }, { status: 409 });
}
