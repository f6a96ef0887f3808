import { data, redirect } from 'react-router';
import type { Services } from '#app/context/services.server.ts';
import { failureStatus } from '#app/editing/failure-status.server.ts';
import { conflictOver } from '#app/editing/form/conflict-over.server.ts';
import { INTENT, versionIn } from '#app/editing/form/form-values.ts';
import { staleAnswer } from '#app/editing/form/stale-answer.server.ts';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { readManageQuery, withQuery } from '#app/editing/manage/manage-query.ts';
import { warnOfNames } from '#app/editing/same-looking/warn-of-names.server.ts';
import type { Database } from '#db/client.ts';
import { editTexts } from '#domain/listing/change/edit.ts';
import { findBase } from '#domain/listing/change/history.ts';
import { TEXT_NAMES } from '#domain/listing/field.ts';
import { findVersioned, type VersionedListing } from '#domain/listing/find.ts';
import type { Kind } from '#domain/listing/kind.ts';
import {
  checkTranslations,
  readOrigins,
  readTexts,
  textsByName,
  valuesOf,
} from './check-translations.ts';
import type { TranslationsOutcome } from './translations-form.tsx';

/** All texts of a listing and their version. 404 if there is none. */
export async function loadTranslations(db: Database, kind: Kind, id: string) {
  const { listing, version } = await findOrThrow(db, kind, id);
  return {
    kind,
    id,
    name: listing.texts.en?.name ?? id,
    version,
    texts: textsByName(listing.texts),
    doubts: listing.doubts,
  };
}

interface Sent {
  id: string;
  url: URL;
  form: FormData;
  by: string;
}

/**
 * Saves the texts and returns to the list; 422 with errors by field, 409 with both texts where they are stale. After any failure
 * the form comes back with everything typed.
 */
export async function saveTranslations(services: Services, kind: Kind, sent: Sent) {
  try {
    return await save(services, kind, sent);
  } catch (error) {
    services.log.error({ err: error, kind, id: sent.id }, 'translations could not be saved');
    const values = valuesOf(readTexts(sent.form), versionIn(sent.form));
    const result = { status: 'error' as const, initialValue: values, error: {} };
    return data<TranslationsOutcome>(
      { outcome: 'failed', result },
      { status: failureStatus(error) },
    );
  }
}

async function save(services: Services, kind: Kind, { id, url, form, by }: Sent) {
  const { db } = services;
  form.delete(INTENT);
  const version = versionIn(form);
  const stored = await findBase(db, kind, id, version);
  const checked = checkTranslations(form, textsByName(stored?.texts ?? {}));
  const result = checked.reply();
  const gone = () => data<TranslationsOutcome>({ outcome: 'gone', result }, { status: 404 });
  const invalid = (more: Partial<TranslationsOutcome> = {}) =>
    data({ outcome: 'invalid', result, ...more } as TranslationsOutcome, { status: 422 });
  if (!stored) return gone();
  if (checked.status !== 'success') return invalid();
  const nameWarning = await warnOfNames(services, form, { kind, stored });
  if (nameWarning && !nameWarning.isConfirmed) return invalid({ nameWarning });
  const edit = { version, by, origins: readOrigins(form) };
  const saved = await editTexts(db, kind, id, checked.value, edit);
  switch (saved.outcome) {
    case 'saved': {
      const done = { done: 'translated', id };
      return redirect(withQuery(KIND_WORDS[kind].path, readManageQuery(url.searchParams), done));
    }
    case 'missing':
      return gone();
    case 'conflict': {
      const { doubts } = saved.current.listing;
      const { conflict, texts } = conflictOver(TEXT_NAMES, saved, readTexts(form));
      return staleAnswer(valuesOf(texts, conflict.version), { ...conflict, doubts });
    }
  }
}

async function findOrThrow(db: Database, kind: Kind, id: string): Promise<VersionedListing> {
  const stored = await findVersioned(db, kind, id);
  if (!stored) throw data(null, { status: 404 });
  return stored;
}
