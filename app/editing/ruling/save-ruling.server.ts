import { data, type RouterContextProvider, redirect } from 'react-router';
import { type Services, services } from '#app/context/services.server.ts';
import { failureStatus } from '#app/editing/failure-status.server.ts';
import { changesSince } from '#app/editing/form/changes-since.server.ts';
import { checkQuotesSoon } from '#app/editing/form/check-quotes-soon.server.ts';
import { versionIn } from '#app/editing/form/form-values.ts';
import type { FormResult } from '#app/editing/form/outcome.ts';
import { readRowForm } from '#app/editing/form/read-row-form.server.ts';
import { latestSave, staleAnswer } from '#app/editing/form/stale-answer.server.ts';
import { rulingPath } from '#app/editing/paths.ts';
import { editor } from '#app/session/guard.server.ts';
import type { Conflict } from '#domain/listing/change/save.ts';
import { saveRuling } from '#domain/listing/change/save-ruling.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { Scope } from '#domain/method/scope.ts';
import { checkRulingForm, ROWS } from './check-ruling.ts';
import { prepareRuling, scopeIn } from './load-ruling.server.ts';
import type { RulingOutcome } from './loaded-ruling.ts';

interface Sent {
  request: Request;
  url: URL;
  params: { id: string };
  context: Readonly<RouterContextProvider>;
}

/**
 * Saves the ruling in a form; 422 with errors by field, 409 where someone else was faster. Adds or removes a row instead where
 * that is asked for.
 */
export async function saveRulingForm(kind: Kind, { request, url, params, context }: Sent) {
  const provided = context.get(services);
  const { db, log } = provided;
  const { email } = context.get(editor);
  const scope = scopeIn(url);
  const { form, isRowAsked } = await readRowForm(request, ROWS);
  const checked = checkRulingForm(form, { kind, scope });
  const result = checked.reply();
  if (isRowAsked) return data<RulingOutcome>({ outcome: 'edited', result });
  if (checked.status !== 'success') {
    return data<RulingOutcome>({ outcome: 'invalid', result }, { status: 422 });
  }
  const edit = { version: versionIn(form), by: email };
  const saved = await saveRuling(db, kind, params.id, checked.value, edit).catch(
    (error: unknown) => {
      log.error({ err: error, kind, id: params.id }, 'a ruling could not be saved');
      return { outcome: 'failed' as const, status: failureStatus(error) };
    },
  );
  switch (saved.outcome) {
    case 'saved':
      checkQuotesSoon(context, `${kind}/${params.id}`);
      return redirect(rulingPath(kind, params.id, scope, 'ruled'));
    case 'missing':
      return data<RulingOutcome>({ outcome: 'gone', result }, { status: 404 });
    case 'failed':
      return data<RulingOutcome>({ outcome: 'failed', result }, { status: saved.status });
    case 'conflict':
      return staleRuling(provided, saved, { scope, email, result });
  }
}

/** The response to a stale form of a ruling. */
export async function staleRuling(
  provided: Pick<Services, 'db' | 'positions'>,
  conflict: Conflict,
  { scope, email, result }: { scope: Scope; email: string; result: FormResult },
) {
  const { by, at, current } = conflict;
  // The Arabic that was read may be another text by now.
  return staleAnswer(
    { ...result.initialValue, hasReadArabic: '' },
    {
      ...latestSave({ version: current.version, by, at }),
      changes: changesSince(conflict, `ruling.${scope}`),
      latest: await prepareRuling(provided, current, scope, email),
    },
  );
}
