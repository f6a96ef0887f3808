import { data, redirect } from 'react-router';
import type { Services } from '#app/context/services.server.ts';
import { failureStatus } from '#app/editing/failure-status.server.ts';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { readManageQuery, withQuery } from '#app/editing/manage/manage-query.ts';
import { warnOfNames } from '#app/editing/same-looking/warn-of-names.server.ts';
import { UNREAD_REASON } from '#app/editing/unread-reason.ts';
import { versionIn } from '#app/editing/version.ts';
import type { Database } from '#db/client.ts';
import { editTexts } from '#domain/listing/change/edit.ts';
import { listChanges } from '#domain/listing/change/history.ts';
import { mergeEdits } from '#domain/listing/change/merge-edits.ts';
import { changedFields, isOfRuling, TEXT_NAMES } from '#domain/listing/field.ts';
import { findVersioned, type VersionedListing } from '#domain/listing/find.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { Listing } from '#domain/listing/listing.ts';
import {
  checkTexts,
  readMarks,
  readTexts,
  type TextsByName,
  textsByName,
} from './translations-input.ts';

/** All texts of a listing and the version they are of. 404 where there is none. */
export async function loadTranslations(db: Database, kind: Kind, id: string) {
  const { listing, version } = await found(db, kind, id);
  return {
    kind,
    id,
    name: listing.texts.en?.name ?? id,
    version,
    texts: textsByName(listing.texts),
    doubts: listing.doubts,
  };
}

/** Saves the texts and returns to the list; 422 with errors by field, 409 with both texts where they are stale. */
export async function saveTranslations(
  services: Services,
  kind: Kind,
  { id, url, form, by }: { id: string; url: URL; form: FormData; by: string },
) {
  const { db, log } = services;
  const { listing } = await found(db, kind, id);
  const version = versionIn(form);
  const given = readTexts(form);
  const { errors, texts } = checkTexts(given, textsByName(listing.texts));
  if (Object.keys(errors).length > 0) {
    return data({ outcome: 'invalid' as const, version, given, errors }, { status: 422 });
  }
  const nameWarning = await warnOfNames(services, form, { kind, stored: listing });
  if (nameWarning && !nameWarning.isConfirmed) {
    const invalid = { outcome: 'invalid' as const, version, given, errors, nameWarning };
    return data(invalid, { status: 422 });
  }
  const edit = { version, by, marks: readMarks(form) };
  const saved = await editTexts(db, kind, id, texts, edit).catch((error: unknown) => {
    log.error({ err: error, kind, id }, 'translations could not be saved');
    return { outcome: 'failed' as const, status: failureStatus(error) };
  });
  switch (saved.outcome) {
    case 'saved': {
      const done = { done: 'translated', id };
      return redirect(withQuery(KIND_WORDS[kind].path, readManageQuery(url.searchParams), done));
    }
    case 'missing':
      throw data(null, { status: 404 });
    case 'unread': {
      const errors = { 'ar.reason': UNREAD_REASON[saved.doubt] };
      const invalid = { outcome: 'invalid' as const, version, given, errors, doubt: saved.doubt };
      return data(invalid, { status: 422 });
    }
    case 'failed':
      return data({ outcome: 'failed' as const, version, given }, { status: saved.status });
    case 'conflict':
      return data(await bothTexts(db, given, saved), { status: 409 });
  }
}

async function bothTexts(
  db: Database,
  given: TextsByName,
  { current, base }: { current: VersionedListing; base: Listing | null },
) {
  const { kind, id, texts, doubts } = current.listing;
  const [last] = await listChanges(db, kind, id, { limit: 1 });
  const before = base && textsByName(base.texts);
  const rulings = base ? changedFields(base, current.listing).filter(isOfRuling) : [];
  return {
    outcome: 'conflict' as const,
    version: current.version,
    by: last?.by ?? null,
    doubts,
    rulings,
    ...mergeEdits(TEXT_NAMES, before, textsByName(texts), given),
  };
}

async function found(db: Database, kind: Kind, id: string): Promise<VersionedListing> {
  const kept = await findVersioned(db, kind, id);
  if (!kept) throw data(null, { status: 404 });
  return kept;
}
