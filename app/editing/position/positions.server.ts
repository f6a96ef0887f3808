import { data, type RouterContextProvider, redirect } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { failureStatus } from '#app/editing/failure-status.server.ts';
import { checkQuotesSoon } from '#app/editing/form/check-quotes-soon.server.ts';
import { INTENT, textIn, versionIn } from '#app/editing/form/form-values.ts';
import type { FormResult } from '#app/editing/form/outcome.ts';
import { latestSave, staleAnswer } from '#app/editing/form/stale-answer.server.ts';
import { editor } from '#app/session/guard.server.ts';
import { readForm } from '#app/session/posted.server.ts';
import { findEnglishNames } from '#domain/listing/find.ts';
import { foldForSearch } from '#domain/listing/list/search-text.ts';
import { holderOf, isGlossUnread } from '#domain/position/position.ts';
import { holderSlug } from '#domain/position/position-view.ts';
import {
  addPosition,
  deletePosition,
  editPosition,
  findPosition,
  listDeletedPositions,
  listPositionChanges,
  listPositions,
  restorePosition,
} from '#domain/position/positions.ts';
import { SLUG } from '#domain/text/slug.ts';
import { today } from '#domain/time/day.ts';
import { checkPositionForm } from './check-position.ts';
import type { LoadedPosition, PositionOutcome } from './loaded-position.ts';
import { positionInput } from './typed-position.ts';

const POSITIONS_PATH = '/admin/positions';

type Context = Readonly<RouterContextProvider>;

const DELETIONS_SHOWN = 10;

/** The positions whose holder, title or words contain the query, by holder; with `look=1` those with an unread rendering. */
export async function loadPositions(url: URL, context: Context) {
  const q = (url.searchParams.get('q') ?? '').slice(0, 200);
  const isUnreadOnly = url.searchParams.get('look') === '1';
  const term = foldForSearch(q);
  const { db } = context.get(services);
  const [all, deleted] = await Promise.all([
    listPositions(db),
    listDeletedPositions(db, DELETIONS_SHOWN),
  ]);
  const unread = all.filter(isGlossUnread);
  const found = (isUnreadOnly ? unread : all).filter(({ body, person, title, quote, id }) =>
    [body?.en, body?.ar, person?.en, person?.ar, title, quote, id].some((text) =>
      foldForSearch(text ?? '').includes(term),
    ),
  );
  const rows = found
    .map((position) => {
      const { id, stance, saidOn } = position;
      const isUnread = isGlossUnread(position);
      return { id, who: holderOf(position).en, stance, saidOn, isUnread };
    })
    .sort((one, other) => one.who.localeCompare(other.who, 'en'));
  const deletions = deleted.map(({ change, position, by, at }) => ({
    change,
    by,
    at: at.toISOString(),
    name: holderOf(position).en,
  }));
  const counts = { total: all.length, unread: unread.length };
  return { q, isUnreadOnly, rows, counts, deletions, done: url.searchParams.get('done') };
}

/** Restores the deleted position of the change that the form names. */
export async function restoreDeletedPosition(request: Request, context: Context) {
  const { db, log } = context.get(services);
  const change = Number(textIn(await readForm(request), 'change'));
  if (!Number.isSafeInteger(change)) return redirect(POSITIONS_PATH);
  try {
    const position = await restorePosition(db, change, { by: context.get(editor).email });
    if (!position) return data({ outcome: 'taken' as const }, { status: 409 });
    checkQuotesSoon(context, `position/${position.id}`);
    return redirectToList('put-back');
  } catch (error) {
    log.error({ err: error, change }, 'a position could not be restored');
    return data({ outcome: 'failed' as const }, { status: failureStatus(error) });
  }
}

/** The form of a position, or of a new one (`id` undefined). Throws 404 for an unknown id. */
export async function loadPosition(
  id: string | undefined,
  context: Context,
): Promise<LoadedPosition> {
  const { email } = context.get(editor);
  if (id !== undefined && !SLUG.test(id)) throw data(null, { status: 404 });
  const { db } = context.get(services);
  const stored = id === undefined ? null : await findPosition(db, id);
  if (id !== undefined && !stored) throw data(null, { status: 404 });
  const input = {
    ...positionInput(stored?.position ?? null, { today: today() }),
    version: String(stored?.version ?? 0),
  };
  const publicPath = stored && `/en/positions/${holderSlug(stored.position)}#${id}`;
  return { email, id: id ?? null, input, publicPath, names: await findEnglishNames(db) };
}

/** Adds or replaces the position in a form, or deletes it where the form asks for that. */
export async function savePosition(id: string | undefined, request: Request, context: Context) {
  const { db, log } = context.get(services);
  const { email: by } = context.get(editor);
  if (id !== undefined && !SLUG.test(id)) throw data(null, { status: 404 });
  const form = await readForm(request);
  // The form has no rows, and Conform throws at an intent that it does not know.
  form.delete(INTENT);
  const version = versionIn(form);
  if (id !== undefined) form.set('id', id);
  const checked = checkPositionForm(form);
  const result = checked.reply();
  try {
    if (id !== undefined && textIn(form, 'delete')) {
      return await answerFor(await deletePosition(db, id, { by, version }), 'deleted');
    }
    if (checked.status !== 'success') return answerInvalid(result);
    const position = checked.value;
    if (id === undefined) {
      const isAdded = await addPosition(db, position, { by });
      if (!isAdded) return answerInvalid({ ...result, error: { id: [TAKEN] } });
      checkQuotesSoon(context, `position/${position.id}`);
      return redirectToList('added');
    }
    return await answerFor(await editPosition(db, position, { by, version }), 'saved');
  } catch (error) {
    log.error({ err: error, id }, 'a position could not be saved');
    return data<PositionOutcome>({ outcome: 'failed', result }, { status: failureStatus(error) });
  }

  async function answerFor(outcome: 'saved' | 'conflict' | 'missing', word: 'saved' | 'deleted') {
    if (outcome === 'saved') {
      if (word === 'saved') checkQuotesSoon(context, `position/${id}`);
      return redirectToList(word);
    }
    if (outcome === 'missing') {
      return data<PositionOutcome>({ outcome: 'gone', result }, { status: 404 });
    }
    const [stored, [last]] = await Promise.all([
      findPosition(db, id ?? ''),
      listPositionChanges(db, id ?? '', 1),
    ]);
    const { by = null, at = new Date() } = last ?? {};
    return staleAnswer(result.initialValue, latestSave({ version: stored?.version ?? 0, by, at }));
  }
}

const TAKEN = 'Another position has this id';

function answerInvalid(result: FormResult) {
  return data<PositionOutcome>(
    { outcome: 'invalid', result: { ...result, status: 'error' } },
    { status: 422 },
  );
}

function redirectToList(word: 'added' | 'saved' | 'deleted' | 'put-back') {
  return redirect(`${POSITIONS_PATH}?done=${word}`);
}
