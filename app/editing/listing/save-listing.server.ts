import { data, type RouterContextProvider, redirect } from 'react-router';
import { type Services, services } from '#app/context/services.server.ts';
import type { FormValues } from '#app/editing/draft/draft.ts';
import { failureStatus } from '#app/editing/failure-status.server.ts';
import { conflictOver } from '#app/editing/form/conflict-over.server.ts';
import { formValues, textIn, versionIn } from '#app/editing/form/form-values.ts';
import type { FormResult } from '#app/editing/form/outcome.ts';
import { staleAnswer } from '#app/editing/form/stale-answer.server.ts';
import { loadHistory } from '#app/editing/history/load-history.server.ts';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import type { NameWarning } from '#app/editing/same-looking/name-warning.ts';
import { warnOfNames } from '#app/editing/same-looking/warn-of-names.server.ts';
import { editor } from '#app/session/guard.server.ts';
import { readForm } from '#app/session/read-form.server.ts';
import { type Content, createListing, editListing, hasAdded } from '#domain/listing/change/edit.ts';
import { findBase } from '#domain/listing/change/history.ts';
import type { Conflict } from '#domain/listing/change/save.ts';
import { shownImage } from '#domain/listing/display.ts';
import { fieldTexts } from '#domain/listing/field.ts';
import { findListing } from '#domain/listing/find.ts';
import { contentOf, FORM_FIELDS } from '#domain/listing/form/listing-input.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { asTyped } from './check-listing-form.ts';
import { checkPosted } from './check-posted.server.ts';
import type { ListingOutcome } from './listing-form.tsx';
import { SHOWN_CHANGES } from './load-listing-form.server.ts';

interface Sent {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Parts of a response that do not depend on its outcome. */
type SharedOutcome = Pick<ListingOutcome, 'preview' | 'key' | 'nameWarning'> & {
  result: FormResult;
};

/** Adds the listing in a form. */
export async function addFromForm(kind: Kind, { request, context }: Sent) {
  const { db } = context.get(services);
  const form = await readForm(request);
  const key = keyIn(form);
  return orFailed(context, form, { key }, async () => {
    const checked = await checkPosted(form, { kind, stored: null }, context);
    const warning = await warnOfNames(context.get(services), form, { kind, stored: null });
    const { value } = checked;
    const shared: SharedOutcome = { ...checked.unsaved, ...withWarning(warning), key };
    if (!value) return answerInvalid(shared);
    // Sent twice, it would be warned of the listing that it has added itself.
    if (isUnconfirmed(warning) && !(await hasAdded(db, key))) return answerInvalid(shared);
    const content = contentOf(value, null);
    const by = context.get(editor).email;
    const added = await createListing(db, kind, content, { key, by, origins: value.origins });
    if (!added.isSame) {
      const current = await findListing(db, kind, added.id);
      const earlier = { id: added.id, name: current?.texts.en?.name ?? added.id };
      return data<ListingOutcome>(
        { ...shared, outcome: 'alreadyAdded', key: crypto.randomUUID(), added: earlier },
        { status: 422 },
      );
    }
    return redirectToList(kind, 'added', added.id);
  });
}

/** Saves a form over the listing, unless someone else has saved since. */
export async function editFromForm(kind: Kind, id: string, { request, context }: Sent) {
  const { db } = context.get(services);
  const form = await readForm(request);
  const version = versionIn(form);
  return orFailed(context, form, {}, async () => {
    const stored = await findBase(db, kind, id, version);
    const { value, machine, unsaved } = await checkPosted(form, { kind, stored }, context);
    if (!stored) return answerGone(unsaved);
    const warning = await warnOfNames(context.get(services), form, { kind, stored });
    const shared: SharedOutcome = { ...unsaved, ...withWarning(warning) };
    if (!value || isUnconfirmed(warning)) return answerInvalid(shared);
    const content = contentOf(value, stored);
    const edit = { version, by: context.get(editor).email, origins: value.origins };
    const saved = await editListing(db, kind, id, content, edit);
    switch (saved.outcome) {
      case 'saved':
        return redirectToList(kind, 'updated', id);
      case 'missing':
        return answerGone(shared);
      case 'conflict':
        return await staleListing(context.get(services), saved, { content, machine, warning });
    }
  });
}

// After any failure the form comes back with everything typed.
async function orFailed<Outcome>(
  context: Sent['context'],
  form: FormData,
  shared: Pick<ListingOutcome, 'key'>,
  save: () => Promise<Outcome>,
) {
  try {
    return await save();
  } catch (error) {
    context.get(services).log.error({ err: error }, 'a form was not saved');
    const outcome: ListingOutcome = { ...shared, outcome: 'failed', result: asTyped(form) };
    return data(outcome, { status: failureStatus(error) });
  }
}

function keyIn(form: FormData): string {
  const key = textIn(form, 'key');
  return /^[0-9a-f-]{36}$/.test(key) ? key : crypto.randomUUID();
}

function redirectToList(kind: Kind, done: 'added' | 'updated', id: string) {
  return redirect(`${KIND_WORDS[kind].path}?${new URLSearchParams({ done, id })}`);
}

function withWarning(warning: NameWarning | undefined): Pick<ListingOutcome, 'nameWarning'> {
  return warning ? { nameWarning: warning } : {};
}

function isUnconfirmed(warning: NameWarning | undefined): boolean {
  return warning !== undefined && !warning.isConfirmed;
}

function answerInvalid(shared: SharedOutcome) {
  return data<ListingOutcome>({ ...shared, outcome: 'invalid' }, { status: 422 });
}

function answerGone(shared: SharedOutcome) {
  const key = crypto.randomUUID();
  return data<ListingOutcome>({ ...shared, outcome: 'gone', key }, { status: 404 });
}

async function staleListing(
  { db, imageAddress }: Pick<Services, 'db' | 'imageAddress'>,
  conflict: Conflict,
  {
    content,
    machine,
    warning,
  }: { content: Content; machine: FormValues | undefined; warning: NameWarning | undefined },
) {
  const { listing } = conflict.current;
  const { conflict: shown, texts } = conflictOver(FORM_FIELDS, conflict, fieldTexts(content));
  // A text that was said to be right may be another by now.
  const values = { ...formValues(texts), ...(machine && { machine }) };
  return staleAnswer(
    values,
    {
      ...shown,
      rating: listing.rating,
      symbol: listing.symbol,
      image: listing.image,
      saved: fieldTexts(listing),
      doubts: listing.doubts.ar ?? {},
      history: await loadHistory(db, listing.kind, listing.id, { limit: SHOWN_CHANGES }),
    },
    { ...withWarning(warning), preview: shownImage(texts.image || null, imageAddress) },
  );
}
