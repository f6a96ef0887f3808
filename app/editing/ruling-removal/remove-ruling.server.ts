import { data, type RouterContextProvider, redirect } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { failureStatus } from '#app/editing/failure-status.server.ts';
import { INTENT, versionIn } from '#app/editing/form/form-values.ts';
import { rulingPath } from '#app/editing/paths.ts';
import { prepareRuling } from '#app/editing/ruling/load-ruling.server.ts';
import type { LoadedRemoval, RulingOutcome } from '#app/editing/ruling/loaded-ruling.ts';
import { staleRuling } from '#app/editing/ruling/save-ruling.server.ts';
import { editor } from '#app/session/guard.server.ts';
import { readForm } from '#app/session/posted.server.ts';
import { withdrawRuling } from '#domain/listing/change/save-ruling.ts';
import { findVersioned } from '#domain/listing/find.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { SCOPES, type Scope, SPOT } from '#domain/method/scope.ts';
import { checkRemoval } from './check-removal.ts';

type Params = { id: string; scope: string };

interface Sent {
  request: Request;
  params: Params;
  context: Readonly<RouterContextProvider>;
}

/** The ruling on a product that an editor wants to remove; status 404 without one. Throws a 404 for an unknown listing. */
export async function loadRemoval(
  kind: Kind,
  params: Params,
  context: Readonly<RouterContextProvider>,
) {
  const provided = context.get(services);
  const stored = await findVersioned(provided.db, kind, params.id);
  if (!stored) throw data(null, { status: 404 });
  const scope = scopeNamed(params.scope);
  if (!isRemovable(scope) || !stored.listing.rulings[scope]) {
    const name = stored.listing.texts.en?.name ?? params.id;
    const none = { kind, id: params.id, name, scope };
    return data<LoadedRemoval>({ none, ruling: null }, { status: 404 });
  }
  const ruling = await prepareRuling(provided, stored, scope, context.get(editor).email);
  return data<LoadedRemoval>({ none: null, ruling });
}

/** Takes a product's ruling away, with the reason in both languages; 409 where someone has saved since. */
export async function removeRuling(kind: Kind, { request, params, context }: Sent) {
  const provided = context.get(services);
  const { db, log } = provided;
  const { email } = context.get(editor);
  const form = await readForm(request);
  const scope = scopeNamed(params.scope);
  if (!isRemovable(scope)) return answerGone();
  form.delete(INTENT);
  const checked = checkRemoval(form);
  const result = checked.reply();
  if (checked.status !== 'success') {
    return data<RulingOutcome>({ outcome: 'invalid', result }, { status: 422 });
  }
  const edit = { version: versionIn(form), by: email, why: checked.value };
  const done = await withdrawRuling(db, kind, params.id, scope, edit).catch((error: unknown) => {
    log.error({ err: error, kind, id: params.id }, 'a ruling could not be removed');
    return { outcome: 'failed' as const, status: failureStatus(error) };
  });
  switch (done.outcome) {
    case 'saved':
      return redirect(rulingPath(kind, params.id, SPOT, 'withdrawn'));
    case 'missing':
      return answerGone();
    case 'failed':
      return data<RulingOutcome>({ outcome: 'failed', result }, { status: done.status });
    case 'conflict':
      return staleRuling(provided, done, { scope, email, result });
  }
}

function scopeNamed(name: string): Scope | null {
  return SCOPES.find((scope) => scope === name) ?? null;
}

// The verdict on spot is set to none instead, and its criteria stay.
function isRemovable(scope: Scope | null): scope is Scope {
  return scope !== null && scope !== SPOT;
}

// The surrounding page says what is missing.
function answerGone() {
  const result = { status: 'error', initialValue: {}, error: {} } as const;
  return data<RulingOutcome>({ outcome: 'gone', result }, { status: 404 });
}
