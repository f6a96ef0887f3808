import { data, type RouterContextProvider, redirect } from 'react-router';
import { type Services, services } from '#app/context/services.server.ts';
import { failureStatus } from '#app/editing/failure-status.server.ts';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import type { NameWarning } from '#app/editing/same-looking/name-warning.ts';
import { warnOfNames } from '#app/editing/same-looking/warn-of-names.server.ts';
import { UNREAD_REASON } from '#app/editing/unread-reason.ts';
import { versionIn } from '#app/editing/version.ts';
import { editor } from '#app/session/guard.server.ts';
import { readForm } from '#app/session/posted.server.ts';
import {
  type Content,
  createListing,
  editListing,
  hasAdded,
  type Outcome,
} from '#domain/listing/change/edit.ts';
import { listingAt } from '#domain/listing/change/history.ts';
import { fieldTexts } from '#domain/listing/field.ts';
import { findListing, findVersioned } from '#domain/listing/find.ts';
import { contentOf } from '#domain/listing/form/form-content.ts';
import { FORM_FIELDS } from '#domain/listing/form/listing-form.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { Listing, TextDoubt } from '#domain/listing/listing.ts';
import { asTyped, textIn } from './check-listing-form.ts';
import { checkPosted } from './check-posted.server.ts';
import { conflicting } from './conflicting.server.ts';
import type { Unsaved } from './unsaved.ts';

interface Sent {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Adds what the form holds. */
export async function addFromForm(kind: Kind, { request, context }: Sent) {
  const { db } = context.get(services);
  const form = await readForm(request);
  const key = keyIn(form);
  return orFailed(context, form, { key }, async () => {
    const checked = await checkPosted(form, { kind, stored: null }, context);
    const warning = await warnOfNames(context.get(services), form, { kind, stored: null });
    const { value } = checked;
    const unsaved = withWarning(checked.unsaved, warning);
    if (!value) return data<Unsaved>({ ...unsaved, key }, { status: 422 });
    // Sent twice, it would be warned of what it has added itself.
    if (isUnconfirmed(warning) && !(await hasAdded(db, key))) {
      return data<Unsaved>({ ...unsaved, key }, { status: 422 });
    }
    const content = contentOf(value, null);
    const by = context.get(editor).email;
    const added = await createListing(db, kind, content, { key, by, marks: value.marks });
    if (added.outcome === 'unread') return unread({ ...unsaved, key }, added.doubt);
    const kept = added.isNew ? null : await findListing(db, kind, added.id);
    if (!added.isNew && !(kept && holds(kept, content))) {
      const name = kept?.texts.en?.name ?? added.id;
      const earlier = { id: added.id, name };
      const answer = { ...unsaved, key: crypto.randomUUID(), added: earlier };
      return data<Unsaved>(answer, { status: 422 });
    }
    return landing(kind, 'added', added.id);
  });
}

/** Saves what the form holds over the listing, unless someone else has saved since. */
export async function editFromForm(kind: Kind, id: string, { request, context }: Sent) {
  const { db } = context.get(services);
  const form = await readForm(request);
  const version = versionIn(form);
  return orFailed(context, form, { version }, async () => {
    const stored = await listingFor(db, kind, id, version);
    const { value, marks, ...checked } = await checkPosted(form, { kind, stored }, context);
    if (!stored) return gone(checked.unsaved);
    const warning = await warnOfNames(context.get(services), form, { kind, stored });
    const unsaved = withWarning(checked.unsaved, warning);
    if (!value || isUnconfirmed(warning)) {
      return data<Unsaved>({ ...unsaved, version }, { status: 422 });
    }
    const content = contentOf(value, stored);
    const edit = { version, by: context.get(editor).email, marks: value.marks };
    const saved: Outcome = await editListing(db, kind, id, content, edit);
    if (saved.outcome === 'missing') return gone(unsaved);
    if (saved.outcome === 'saved') return landing(kind, 'updated', id);
    if (saved.outcome === 'unread') return unread({ ...unsaved, version }, saved.doubt);
    const answer = await conflicting(context.get(services), saved, fieldTexts(content), marks);
    return data<Unsaved>(withWarning(answer, warning), { status: 409 });
  });
}

// Whatever breaks, the form comes back with what was typed.
async function orFailed<Answer>(
  context: Sent['context'],
  form: FormData,
  unsaved: Unsaved,
  save: () => Promise<Answer>,
) {
  try {
    return await save();
  } catch (error) {
    context.get(services).log.error({ err: error }, 'a form was not saved');
    const answer: Unsaved = { ...unsaved, result: asTyped(form), outcome: 'failed' };
    return data(answer, { status: failureStatus(error) });
  }
}

function keyIn(form: FormData): string {
  const key = textIn(form, 'key');
  return /^[0-9a-f-]{36}$/.test(key) ? key : crypto.randomUUID();
}

/** What the form was made from, or the nearest that is known of it; null: there is no such listing. */
async function listingFor(
  db: Services['db'],
  kind: Kind,
  id: string,
  version: number,
): Promise<Listing | null> {
  const kept = await findVersioned(db, kind, id);
  if (!kept || kept.version === version) return kept?.listing ?? null;
  return (await listingAt(db, kind, id, version)) ?? kept.listing;
}

function holds(listing: Listing, content: Content): boolean {
  const [kept, sent] = [fieldTexts(listing), fieldTexts(content)];
  return FORM_FIELDS.every((name) => kept[name] === sent[name]);
}

function landing(kind: Kind, done: 'added' | 'updated', id: string) {
  return redirect(`${KIND_WORDS[kind].path}?${new URLSearchParams({ done, id })}`);
}

function withWarning<T extends Unsaved>(unsaved: T, warning: NameWarning | undefined): T {
  return warning ? { ...unsaved, nameWarning: warning } : unsaved;
}

function isUnconfirmed(warning: NameWarning | undefined): boolean {
  return warning !== undefined && !warning.isConfirmed;
}

// Said where it can be mended.
function unread(unsaved: Unsaved, doubt: TextDoubt) {
  const result = {
    ...unsaved.result,
    status: 'error' as const,
    error: { 'ar.reason': [UNREAD_REASON[doubt]] },
  };
  return data<Unsaved>({ ...unsaved, result }, { status: 422 });
}

function gone(unsaved: Unsaved) {
  return data<Unsaved>({ ...unsaved, key: crypto.randomUUID(), isGone: true }, { status: 404 });
}
