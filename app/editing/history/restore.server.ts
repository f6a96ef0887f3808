import { data, type RouterContextProvider, redirect } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { failureStatus } from '#app/editing/failure-status.server.ts';
import { versionIn } from '#app/editing/form/form-values.ts';
import { editPath } from '#app/editing/kind-words.ts';
import { editor } from '#app/session/guard.server.ts';
import { readForm } from '#app/session/read-form.server.ts';
import { findChange } from '#domain/listing/change/history.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { restoreCompared } from './restore-compared.server.ts';

interface RestoreRequest {
  request: Request;
  params: { id: string; change: string };
  context: Readonly<RouterContextProvider>;
}

/** Restores the state before a change of a listing, unless someone has saved since the page was opened. */
export async function restoreFromHistory(kind: Kind, { request, params, context }: RestoreRequest) {
  const { db, log } = context.get(services);
  const version = versionIn(await readForm(request));
  const change = await findChange(db, Number(params.change));
  const isOfListing = change?.kind === kind && change.listingId === params.id;
  if (!isOfListing) throw data(null, { status: 404 });
  const edit = { version, by: context.get(editor).email };
  const done = await restoreCompared(db, change.id, edit).catch((error: unknown) => {
    log.error({ err: error, change: change.id }, 'an earlier version could not be restored');
    return { outcome: 'failed' as const, status: failureStatus(error) };
  });
  const { outcome } = done;
  if (outcome === 'missing') throw data(null, { status: 404 });
  if (outcome === 'conflict') return data({ outcome }, { status: 409 });
  if (done.outcome === 'failed') return data({ outcome: done.outcome }, { status: done.status });
  return redirect(`${editPath(kind, params.id)}?done=put-back`);
}
