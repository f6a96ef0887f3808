import { data, type RouterContextProvider, redirect } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { failureStatus } from '#app/editing/failure-status.server.ts';
import { INTENT, versionIn } from '#app/editing/form/form-values.ts';
import { contractsPath } from '#app/editing/ruling-path.ts';
import { editor } from '#app/session/guard.server.ts';
import { readForm } from '#app/session/posted.server.ts';
import { editContracts } from '#domain/listing/change/edit.ts';
import { changedFields } from '#domain/listing/field.ts';
import { findListing } from '#domain/listing/find.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { today } from '#domain/ruling/review-due.ts';
import { checkContractsForm, rowIntentInContracts } from './check-contracts.ts';
import { shownContracts } from './load-contracts.server.ts';
import type { ContractsFormAnswer } from './loaded-contracts.ts';

interface Sent {
  request: Request;
  params: { id: string };
  context: Readonly<RouterContextProvider>;
}

/** Saves the contracts in a form; 422 with errors by field, 409 where someone else was faster. Adds or removes a row instead where that is asked for. */
export async function saveContractsForm(kind: Kind, { request, params, context }: Sent) {
  const { db, log } = context.get(services);
  const { email } = context.get(editor);
  const form = await readForm(request);
  const intent = rowIntentInContracts(form, { today: today() });
  if (intent === undefined) throw data('Invalid form.', { status: 400 });
  if (intent !== null) form.set(INTENT, intent);
  // For the token lists that its addresses keep.
  const before = await findListing(db, kind, params.id);
  const checked = checkContractsForm(form, before?.contracts ?? []);
  const result = checked.reply();
  if (intent !== null) return data<ContractsFormAnswer>({ outcome: 'edited', result });
  if (checked.status !== 'success') {
    return data<ContractsFormAnswer>({ outcome: 'invalid', result }, { status: 422 });
  }
  const edit = { version: versionIn(form), by: email };
  const saved = await editContracts(db, kind, params.id, checked.value, edit).catch(
    (error: unknown) => {
      log.error({ err: error, kind, id: params.id }, 'the contracts could not be saved');
      return { outcome: 'failed' as const, status: failureStatus(error) };
    },
  );
  switch (saved.outcome) {
    case 'saved':
      return redirect(contractsPath(kind, params.id, 'saved'));
    case 'missing':
      return data<ContractsFormAnswer>({ outcome: 'gone', result }, { status: 404 });
    case 'failed':
      return data<ContractsFormAnswer>({ outcome: 'failed', result }, { status: saved.status });
    case 'conflict': {
      const { by, at, base, current } = saved;
      const { version } = current;
      return data<ContractsFormAnswer>(
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
            latest: shownContracts(current, email),
          },
        },
        { status: 409 },
      );
    }
  }
}
