import type { Submission } from '@conform-to/react';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { services } from '#app/context/services.server.ts';
import type { FormValues } from '#app/editing/draft/draft.ts';
import { failureStatus } from '#app/editing/failure-status.server.ts';
import { editor } from '#app/session/guard.server.ts';
import { readForm } from '#app/session/read-form.server.ts';
import type { EditedVersion } from '#domain/listing/change/save.ts';
import { today } from '#domain/time/day.ts';
import { checkQuotesSoon } from './check-quotes-soon.server.ts';
import { type RowLists, rowIntentIn } from './form-rows.ts';
import { INTENT, versionIn } from './form-values.ts';
import { type FormConflict, type FormOutcome, type FormResult, failedWith } from './outcome.ts';
import { staleAnswer } from './stale-answer.server.ts';

/** The part of saving that differs between forms. */
interface SavedForm<Value, Stored, Conflict extends FormConflict> {
  /** For the log: 'a ruling could not be saved'. */
  name: string;
  rows?: RowLists;
  /** Finds what the form is checked against; null: it does not exist any more. */
  find?(version: number): Promise<Stored | null>;
  check(form: FormData, stored: Stored | null): Submission<unknown, string[], Value>;
  save(value: Value, edit: EditedVersion, posted: Posted<Stored>): Promise<Saved<Conflict>>;
  /** Path that a saved form leads to. */
  donePath: string;
  /** Owner of the quotes in the form; they are read soon after a save. */
  quotedBy?(value: Value): string;
}

interface Posted<Stored> {
  form: FormData;
  /** The values as they were typed. */
  typed: Typed;
  stored: Stored | null;
}

type Typed = FormResult['initialValue'];

/** `invalid`: right by itself, but not beside what else is stored. `values`: those that a stale form continues with. */
type Saved<Conflict extends FormConflict> =
  | { outcome: 'saved' | 'missing' }
  | ({ outcome: 'invalid'; errors?: Record<string, string[]> } & Pick<FormOutcome, 'nameWarning'>)
  | { outcome: 'conflict'; values: FormValues | Typed; conflict: Conflict };

/**
 * Saves a posted form and leads on; 422 with errors by field, 404 and 409 where what it edits is gone or someone else was faster.
 * Adds or removes a row instead where that is asked for. After any failure the form comes back with everything typed.
 */
export async function saveForm<Value, Stored, Conflict extends FormConflict>(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  { name, rows, find, check, save, donePath, quotedBy }: SavedForm<Value, Stored, Conflict>,
) {
  const form = await readWithRows(request, rows);
  const respond = (status: number, outcome: FormOutcome<Conflict>) => data(outcome, { status });
  try {
    const edit = { version: versionIn(form), by: context.get(editor).email };
    const stored = find ? await find(edit.version) : null;
    const checked = check(form, stored);
    const result = checked.reply();
    if (form.has(INTENT)) return respond(200, { outcome: 'edited', result });
    if (find && !stored) return respond(404, { outcome: 'gone', result });
    if (checked.status !== 'success') return respond(422, { outcome: 'invalid', result });
    const saved = await save(checked.value, edit, { form, typed: result.initialValue, stored });
    switch (saved.outcome) {
      case 'saved':
        if (quotedBy) checkQuotesSoon(context, quotedBy(checked.value));
        return redirect(donePath);
      case 'missing':
        return respond(404, { outcome: 'gone', result });
      case 'invalid': {
        const { errors, ...refusal } = saved;
        return respond(422, {
          ...refusal,
          result: checked.reply(errors && { fieldErrors: errors }),
        });
      }
      case 'conflict':
        return staleAnswer(saved.values, saved.conflict, {});
    }
  } catch (error) {
    context.get(services).log.error({ err: error, url: request.url }, `${name} could not be saved`);
    const { initialValue } = check(form, null).reply();
    const result = failedWith(initialValue);
    return respond(failureStatus(error), { outcome: 'failed', result });
  }
}

// Throws a 400 for a row of another form. Other intents are dropped: Conform throws at one that it does not know.
async function readWithRows(request: Request, rows: RowLists | undefined): Promise<FormData> {
  const form = await readForm(request);
  const intent = rows ? rowIntentIn(form, rows, today()) : null;
  if (intent === undefined) throw data('Invalid form.', { status: 400 });
  if (intent === null) form.delete(INTENT);
  else form.set(INTENT, intent);
  return form;
}
