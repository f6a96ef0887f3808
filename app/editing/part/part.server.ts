import type { Submission } from '@conform-to/react';
import { data, type RouterContextProvider } from 'react-router';
import { services } from '#app/context/services.server.ts';
import type { FormValues } from '#app/editing/draft/draft.ts';
import { changesSince } from '#app/editing/form/changes-since.server.ts';
import type { RowLists } from '#app/editing/form/form-rows.ts';
import { latestSave } from '#app/editing/form/outcome.ts';
import { saveForm } from '#app/editing/form/save-form.server.ts';
import { kindAt } from '#app/editing/kind-words.ts';
import { partPath } from '#app/editing/paths.ts';
import { editor } from '#app/session/guard.server.ts';
import type { Database } from '#db/client.ts';
import { editParts } from '#domain/listing/change/edit.ts';
import { findListing, findVersioned, type VersionedListing } from '#domain/listing/find.ts';
import type { Listing, ListingPart, ListingParts } from '#domain/listing/listing.ts';
import { SLUG } from '#domain/text/slug.ts';
import { today } from '#domain/time/day.ts';
import type { LoadedPart } from './loaded-part.ts';

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

/** Saves a part of a listing. */
export function savePart<Own extends { input: FormValues }>(
  part: Part<Own>,
  { params: { id }, url, ...sent }: PartArguments & { request: Request },
) {
  const kind = kindAt(url);
  const { db } = sent.context.get(services);
  const { email } = sent.context.get(editor);
  return saveForm(sent, {
    name: part.name,
    rows: part.rows,
    find: async () => (SLUG.test(id) ? findListing(db, kind, id) : null),
    check: part.check,
    async save(parts, edit, { typed }) {
      const saved = await db.transaction(async (tx) => {
        const done = await editParts(tx, kind, id, parts, edit);
        if (done.outcome === 'saved') await part.afterSave?.(tx);
        return done;
      });
      if (saved.outcome !== 'conflict') return saved;
      const { by, at, current, outcome } = saved;
      const conflict = {
        ...latestSave({ version: current.version, by, at }),
        changes: changesSince(saved, part.name),
        latest: partFor(email, part, current),
      };
      return { outcome, values: typed, conflict };
    },
    donePath: partPath(part.name, kind, id, 'saved'),
    quotedBy: () => `${kind}/${id}`,
  });
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
