import type { Submission } from '@conform-to/react';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { services } from '#app/context/services.server.ts';
import type { FormValues } from '#app/editing/draft/draft.ts';
import { failureStatus } from '#app/editing/failure-status.server.ts';
import { changesSince } from '#app/editing/form/changes-since.server.ts';
import { checkQuotesSoon } from '#app/editing/form/check-quotes-soon.server.ts';
import type { RowLists } from '#app/editing/form/form-rows.ts';
import { versionIn } from '#app/editing/form/form-values.ts';
import { readRowForm } from '#app/editing/form/read-row-form.server.ts';
import { latestSave, staleAnswer } from '#app/editing/form/stale-answer.server.ts';
import { kindAt } from '#app/editing/kind-words.ts';
import { partPath } from '#app/editing/paths.ts';
import { editor } from '#app/session/guard.server.ts';
import type { Database } from '#db/client.ts';
import { editParts } from '#domain/listing/change/edit.ts';
import { findListing, findVersioned, type VersionedListing } from '#domain/listing/find.ts';
import type { Listing, ListingPart, ListingParts } from '#domain/listing/listing.ts';
import { SLUG } from '#domain/text/slug.ts';
import { today } from '#domain/time/day.ts';
import type { LoadedPart, PartOutcome } from './loaded-part.ts';

/** A part of a listing for its form, with rows to add and remove; `Own` is what its screen alone is given. */
export interface Part<Own extends { input: FormValues }> {
  name: ListingPart;
  own(stored: VersionedListing): Own;
  rows: RowLists;
  /** `stored`: null where there is no such listing any more. */
  check(
    form: FormData,
    stored: Listing | null,
  ): Submission<unknown, string[], Partial<ListingParts>>;
  /** A step that follows from a save, in its transaction. */
  afterSave?(tx: Database): Promise<void>;
}

export interface PartArguments {
  params: { id: string };
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/** A part of a listing, for an editor. Throws 400 for an invalid id, 404 without a listing. */
export async function loadPart<Own extends { input: FormValues }>(
  part: Part<Own>,
  { params: { id }, url, context }: PartArguments,
) {
  if (!SLUG.test(id)) throw data(null, { status: 400 });
  const stored = await findVersioned(context.get(services).db, kindAt(url), id);
  if (!stored) throw data(null, { status: 404 });
  return partFor(context.get(editor).email, part, stored);
}

/**
 * Saves a part of a listing; 422 with errors by field, 409 where another editor was faster. Adds or removes a row instead where
 * that is asked for.
 */
export async function savePart<Own extends { input: FormValues }>(
  part: Part<Own>,
  { request, params: { id }, url, context }: PartArguments & { request: Request },
) {
  const kind = kindAt(url);
  type Outcome = PartOutcome<LoadedPart & Own>;
  const { db, log } = context.get(services);
  const { email } = context.get(editor);
  const { form, isRowAsked } = await readRowForm(request, part.rows);
  const failed = (error: unknown) => {
    log.error({ err: error, kind, id }, `${part.name} could not be saved`);
    return { outcome: 'failed' as const, status: failureStatus(error) };
  };
  const stored = SLUG.test(id) ? await findListing(db, kind, id).catch(failed) : null;
  const isUnread = stored !== null && 'outcome' in stored;
  const checked = part.check(form, isUnread ? null : stored);
  const result = checked.reply();
  if (isRowAsked) return data<Outcome>({ outcome: 'edited', result });
  if (isUnread) return data<Outcome>({ outcome: 'failed', result }, { status: stored.status });
  if (checked.status !== 'success') {
    return data<Outcome>({ outcome: 'invalid', result }, { status: 422 });
  }
  const edit = { version: versionIn(form), by: email };
  const saved = await db
    .transaction(async (tx) => {
      const done = await editParts(tx, kind, id, checked.value, edit);
      if (done.outcome === 'saved') await part.afterSave?.(tx);
      return done;
    })
    .catch(failed);
  switch (saved.outcome) {
    case 'saved':
      checkQuotesSoon(context, `${kind}/${id}`);
      return redirect(partPath(part.name, kind, id, 'saved'));
    case 'missing':
      return data<Outcome>({ outcome: 'gone', result }, { status: 404 });
    case 'failed':
      return data<Outcome>({ outcome: 'failed', result }, { status: saved.status });
    case 'conflict': {
      const { by, at, current } = saved;
      return staleAnswer(result.initialValue, {
        ...latestSave({ version: current.version, by, at }),
        changes: changesSince(saved, part.name),
        latest: partFor(email, part, current),
      });
    }
  }
}

function partFor<Own extends { input: FormValues }>(
  email: string,
  part: Part<Own>,
  stored: VersionedListing,
): LoadedPart & Own {
  const { kind, id, texts } = stored.listing;
  const { version } = stored;
  return {
    kind,
    id,
    name: texts.en?.name ?? id,
    version,
    today: today(),
    email,
    ...part.own(stored),
  };
}
