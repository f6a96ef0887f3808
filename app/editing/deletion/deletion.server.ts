import { data, redirect } from 'react-router';
import type { Services } from '#app/context/services.server.ts';
import { failureStatus } from '#app/editing/failure-status.server.ts';
import { versionIn } from '#app/editing/form/form-values.ts';
import { restoreCompared } from '#app/editing/history/restore-compared.server.ts';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import type { Done } from '#app/editing/manage/done.ts';
import { readManageQuery, withQuery } from '#app/editing/manage/manage-query.ts';
import { deleteListing } from '#domain/listing/change/edit.ts';
import { findChange } from '#domain/listing/change/history.ts';
import type { Conflict } from '#domain/listing/change/save.ts';
import { summarize } from '#domain/listing/display.ts';
import { changedFields } from '#domain/listing/field.ts';
import { findVersioned } from '#domain/listing/find.ts';
import type { Kind } from '#domain/listing/kind.ts';

/** The listing and the version that would be deleted. 404 if there is none. */
export async function loadDeletion({ db, imageAddress }: Services, kind: Kind, id: string) {
  const stored = await findVersioned(db, kind, id);
  if (!stored) throw data(null, { status: 404 });
  return {
    summary: summarize(stored.listing, 'en', 'detail', imageAddress),
    version: stored.version,
  };
}

/** Deletes and returns to the list; 409 with the differences if someone has saved since. */
export async function deleteFromForm(
  { db, log }: Services,
  kind: Kind,
  { id, url, form, by }: { id: string; url: URL; form: FormData; by: string },
) {
  const version = versionIn(form);
  const outcome = await deleteListing(db, kind, id, { version, by }).catch((error: unknown) => {
    log.error({ err: error, kind, id }, 'a listing could not be deleted');
    return { outcome: 'failed' as const, status: failureStatus(error) };
  });
  switch (outcome.outcome) {
    case 'deleted':
      return redirectToList(kind, url, { done: 'deleted', id, change: String(outcome.change) });
    case 'missing':
      throw data(null, { status: 404 });
    case 'failed':
      return data({ outcome: outcome.outcome, version }, { status: outcome.status });
    case 'conflict':
      return data(deletionConflict(outcome), { status: 409 });
  }
}

/** Restores a deleted listing and returns to the list; 409 where a listing of that id is there again. */
export async function restoreDeleted(
  { db, log }: Services,
  kind: Kind,
  changeId: number,
  { url, by }: { url: URL; by: string },
) {
  const change = await findChange(db, changeId);
  if (change?.kind !== kind || change.what !== 'deleted') throw data(null, { status: 404 });
  const outcome = await restoreCompared(db, changeId, { version: null, by }).catch(
    (error: unknown) => {
      log.error({ err: error, change: changeId }, 'a deleted listing could not be restored');
      throw data(null, { status: failureStatus(error) });
    },
  );
  if (outcome.outcome === 'missing') throw data(null, { status: 404 });
  if (outcome.outcome !== 'saved') throw data({ id: change.listingId }, { status: 409 });
  return redirectToList(kind, url, { done: 'put-back', id: change.listingId });
}

// The filters of the list are in the address of the form.
function redirectToList(kind: Kind, url: URL, done: { done: Done; id: string; change?: string }) {
  return redirect(withQuery(KIND_WORDS[kind].path, readManageQuery(url.searchParams), done));
}

function deletionConflict({ outcome, current, base, by }: Conflict) {
  return {
    outcome,
    version: current.version,
    by,
    changes: base && changedFields(base, current.listing),
  };
}
