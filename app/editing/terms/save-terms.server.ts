import { data, type RouterContextProvider, redirect } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { failureStatus } from '#app/editing/failure-status.server.ts';
import { INTENT, versionIn } from '#app/editing/form/form-values.ts';
import { termsPath } from '#app/editing/ruling-path.ts';
import { editor } from '#app/session/guard.server.ts';
import { readForm } from '#app/session/posted.server.ts';
import { editTerms } from '#domain/listing/change/edit.ts';
import { changedFields } from '#domain/listing/field.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { today } from '#domain/ruling/review-due.ts';
import { checkTermsForm, rowIntentInTerms } from './check-terms.ts';
import { shownTerms } from './load-terms.server.ts';
import type { TermsFormAnswer } from './loaded-terms.ts';

interface Sent {
  request: Request;
  params: { id: string };
  context: Readonly<RouterContextProvider>;
}

/** Saves the facts in a form; 422 with errors by field, 409 where someone else was faster. Adds or removes a row instead where that is asked for. */
export async function saveTermsForm(kind: Kind, { request, params, context }: Sent) {
  const { db, log } = context.get(services);
  const { email } = context.get(editor);
  const form = await readForm(request);
  const intent = rowIntentInTerms(form, { today: today() });
  if (intent === undefined) throw data('Invalid form.', { status: 400 });
  if (intent !== null) form.set(INTENT, intent);
  const checked = checkTermsForm(form);
  const result = checked.reply();
  if (intent !== null) return data<TermsFormAnswer>({ outcome: 'edited', result });
  if (checked.status !== 'success') {
    return data<TermsFormAnswer>({ outcome: 'invalid', result }, { status: 422 });
  }
  const edit = { version: versionIn(form), by: email };
  const saved = await editTerms(db, kind, params.id, checked.value, edit).catch(
    (error: unknown) => {
      log.error({ err: error, kind, id: params.id }, 'fees and reach could not be saved');
      return { outcome: 'failed' as const, status: failureStatus(error) };
    },
  );
  switch (saved.outcome) {
    case 'saved':
      return redirect(termsPath(kind, params.id, 'saved'));
    case 'missing':
      return data<TermsFormAnswer>({ outcome: 'gone', result }, { status: 404 });
    case 'failed':
      return data<TermsFormAnswer>({ outcome: 'failed', result }, { status: saved.status });
    case 'conflict': {
      const { by, at, base, current } = saved;
      const { version } = current;
      return data<TermsFormAnswer>(
        {
          outcome: 'conflict',
          result: {
            status: 'error',
            initialValue: { ...result.initialValue, version: String(version) },
            error: {},
          },
          conflict: {
            version,
            by: by ?? 'someone else',
            at: at.toISOString(),
            changes: base && changedFields(base, current.listing),
            latest: shownTerms(current, email),
          },
        },
        { status: 409 },
      );
    }
  }
}
