import { data } from 'react-router';
import type { FormValues } from '#app/editing/draft/draft.ts';
import type { FormConflict, FormResult } from './outcome.ts';

/** The response to a stale form, status 409: `values` again, to be saved over what another editor has saved. */
export function staleAnswer<Conflict extends FormConflict, More extends object = object>(
  values: FormValues | FormResult['initialValue'],
  conflict: Conflict,
  more?: More,
) {
  const initialValue = { ...values, version: String(conflict.version) };
  const result = { status: 'error' as const, initialValue, error: {} };
  return data(
    { ...(more as More), outcome: 'conflict' as const, result, conflict },
    { status: 409 },
  );
}

/** The save that another editor's form conflicts with, as that form tells of it. */
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
