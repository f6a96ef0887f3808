import { data, type RouterContextProvider } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { conflictOver } from '#app/editing/form/conflict-over.server.ts';
import { formValues } from '#app/editing/form/form-values.ts';
import { saveForm } from '#app/editing/form/save-form.server.ts';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { readManageQuery, withQuery } from '#app/editing/manage/manage-query.ts';
import { warnOfNames } from '#app/editing/same-looking/warn-of-names.server.ts';
import { editor } from '#app/session/guard.server.ts';
import { editTexts } from '#domain/listing/change/edit.ts';
import { findBase } from '#domain/listing/change/history.ts';
import { TEXT_NAMES } from '#domain/listing/field.ts';
import { findVersioned } from '#domain/listing/find.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { checkTranslations, readOrigins, readTexts, textsByName } from './check-translations.ts';
import type { LoadedTranslations } from './translations.tsx';

/** All texts of a listing and their version. 404 if there is none. */
export async function loadTranslations(
  kind: Kind,
  id: string,
  context: Readonly<RouterContextProvider>,
): Promise<LoadedTranslations> {
  const stored = await findVersioned(context.get(services).db, kind, id);
  if (!stored) throw data(null, { status: 404 });
  const { listing, version } = stored;
  return {
    kind,
    id,
    name: listing.texts.en?.name ?? id,
    version,
    texts: textsByName(listing.texts),
    doubts: listing.doubts,
    email: context.get(editor).email,
  };
}

interface Sent {
  request: Request;
  url: URL;
  params: { id: string };
  context: Readonly<RouterContextProvider>;
}

/** Saves the texts and returns to the list. */
export function saveTranslations(kind: Kind, { url, params: { id }, ...sent }: Sent) {
  const provided = sent.context.get(services);
  const { db } = provided;
  return saveForm(sent, {
    name: 'translations',
    find: (version) => findBase(db, kind, id, version),
    check: (form, stored) => checkTranslations(form, textsByName(stored?.texts ?? {})),
    async save(given, edit, { form, stored }) {
      const nameWarning = await warnOfNames(provided, form, { kind, stored });
      if (nameWarning && !nameWarning.isConfirmed) return { outcome: 'invalid', nameWarning };
      const saved = await editTexts(db, kind, id, given, { ...edit, origins: readOrigins(form) });
      if (saved.outcome !== 'conflict') return saved;
      const { doubts } = saved.current.listing;
      const { conflict, texts } = conflictOver(TEXT_NAMES, saved, readTexts(form));
      return { outcome: 'conflict', values: formValues(texts), conflict: { ...conflict, doubts } };
    },
    donePath: withQuery(KIND_WORDS[kind].path, readManageQuery(url.searchParams), {
      done: 'translated',
      id,
    }),
  });
}
