import { data, redirect } from 'react-router';
import type { Services } from '#app/context/services.server.ts';
import { failureStatus } from '#app/editing/failure-status.server.ts';
import { conflictOver } from '#app/editing/form/conflicting.server.ts';
import { INTENT, versionIn } from '#app/editing/form/form-values.ts';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { readManageQuery, withQuery } from '#app/editing/manage/manage-query.ts';
import { warnOfNames } from '#app/editing/same-looking/warn-of-names.server.ts';
import type { Database } from '#db/client.ts';
import { editTexts } from '#domain/listing/change/edit.ts';
import { TEXT_NAMES } from '#domain/listing/field.ts';
import { findVersioned, type VersionedListing } from '#domain/listing/find.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { TranslationsAnswer } from './translations-form.tsx';
import {
  checkTranslations,
  readOrigins,
  readTexts,
  textsByName,
  valuesOf,
} from './translations-input.ts';

/** All texts of a listing and their version. 404 if there is none. */
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
  form.delete(INTENT);
  const checked = checkTranslations(form, textsByName(listing.texts));
  const result = checked.reply();
  const invalid = (more: Partial<TranslationsAnswer> = {}) =>
    data({ outcome: 'invalid', result, ...more } as TranslationsAnswer, { status: 422 });
  if (checked.status !== 'success') return invalid();
  const nameWarning = await warnOfNames(services, form, { kind, stored: listing });
  if (nameWarning && !nameWarning.isConfirmed) return invalid({ nameWarning });
  const edit = { version: versionIn(form), by, origins: readOrigins(form) };
  const saved = await editTexts(db, kind, id, checked.value, edit).catch((error: unknown) => {
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
    case 'failed':
      return data<TranslationsAnswer>({ outcome: 'failed', result }, { status: saved.status });
    case 'conflict': {
      const { doubts } = saved.current.listing;
      const { conflict, texts } = conflictOver(TEXT_NAMES, saved, readTexts(form));
      return data<TranslationsAnswer>(
        {
          outcome: 'conflict',
          result: { status: 'error', initialValue: valuesOf(texts, conflict.version), error: {} },
          conflict: { ...conflict, doubts },
        },
        { status: 409 },
      );
    }
  }
}

async function found(db: Database, kind: Kind, id: string): Promise<VersionedListing> {
  const kept = await findVersioned(db, kind, id);
  if (!kept) throw data(null, { status: 404 });
  return kept;
}
