import { data } from 'react-router';
import { readForm } from '#app/session/posted.server.ts';
import { today } from '#domain/time/day.ts';
import { type RowLists, rowIntentIn } from './form-rows.ts';
import { INTENT } from './form-values.ts';

/** A posted form with rows, and whether it asks only for a row to be added or removed. Throws a 400 if it asks for one of another form. */
export async function readRowForm(
  request: Request,
  rows: RowLists,
): Promise<{ form: FormData; isRowAsked: boolean }> {
  const form = await readForm(request);
  const intent = rowIntentIn(form, rows, today());
  if (intent === undefined) throw data('Invalid form.', { status: 400 });
  if (intent !== null) form.set(INTENT, intent);
  return { form, isRowAsked: intent !== null };
}
