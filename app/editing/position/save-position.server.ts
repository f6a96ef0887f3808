import { data, type RouterContextProvider, redirect } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { failureStatus } from '#app/editing/failure-status.server.ts';
import { checkQuotesSoon } from '#app/editing/form/check-quotes-soon.server.ts';
import { INTENT, versionIn } from '#app/editing/form/form-values.ts';
import type { FormResult } from '#app/editing/form/outcome.ts';
import { latestSave, staleAnswer } from '#app/editing/form/stale-answer.server.ts';
import { editor } from '#app/session/guard.server.ts';
import { readForm } from '#app/session/posted.server.ts';
import { findEnglishNames } from '#domain/listing/find.ts';
import { holderSlug } from '#domain/position/position-view.ts';
import {
  addPosition,
  editPosition,
  findPosition,
  listPositionChanges,
} from '#domain/position/positions.ts';
import { SLUG } from '#domain/text/slug.ts';
import { today } from '#domain/time/day.ts';
import { checkPositionForm } from './check-position.ts';
import type { LoadedPosition, PositionOutcome } from './loaded-position.ts';
import { positionsPath } from './positions-path.ts';
import { formOfPosition } from './typed-position.ts';

type Context = Readonly<RouterContextProvider>;

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
    ...formOfPosition(stored?.position ?? null, { today: today() }),
    version: String(stored?.version ?? 0),
  };
  const publicPath = stored && `/en/positions/${holderSlug(stored.position)}#${id}`;
  return { email, id: id ?? null, input, publicPath, names: await findEnglishNames(db) };
}

/** Adds the position in a form; 422 with errors by field. */
export async function addFromForm(request: Request, context: Context) {
  const { db } = context.get(services);
  const { checked, result } = check(await readForm(request));
  if (checked.status !== 'success') return answerInvalid(result);
  const position = checked.value;
  try {
    const isAdded = await addPosition(db, position, { by: context.get(editor).email });
    if (!isAdded) return answerInvalid({ ...result, error: { id: [TAKEN] } });
  } catch (error) {
    return answerFailed(error, context, result);
  }
  checkQuotesSoon(context, `position/${position.id}`);
  return redirect(positionsPath('added'));
}

/** Replaces a position by that in a form; 422 with errors by field, 409 where another editor was faster. */
export async function editFromForm(id: string, request: Request, context: Context) {
  if (!SLUG.test(id)) throw data(null, { status: 404 });
  const { db } = context.get(services);
  const form = await readForm(request);
  form.set('id', id);
  const { checked, result } = check(form);
  if (checked.status !== 'success') return answerInvalid(result);
  const edit = { by: context.get(editor).email, version: versionIn(form) };
  try {
    switch (await editPosition(db, checked.value, edit)) {
      case 'saved':
        checkQuotesSoon(context, `position/${id}`);
        return redirect(positionsPath('saved'));
      case 'missing':
        return data<PositionOutcome>({ outcome: 'gone', result }, { status: 404 });
      case 'conflict': {
        const [stored, [last]] = await Promise.all([
          findPosition(db, id),
          listPositionChanges(db, id, 1),
        ]);
        const { by = null, at = new Date() } = last ?? {};
        const version = stored?.version ?? 0;
        return staleAnswer(result.initialValue, latestSave({ version, by, at }));
      }
    }
  } catch (error) {
    return answerFailed(error, context, result);
  }
}

function check(form: FormData) {
  // The form has no rows, and Conform throws at an intent that it does not know.
  form.delete(INTENT);
  const checked = checkPositionForm(form);
  return { checked, result: checked.reply() };
}

const TAKEN = 'Another position has this id';

function answerInvalid(result: FormResult) {
  return data<PositionOutcome>(
    { outcome: 'invalid', result: { ...result, status: 'error' } },
    { status: 422 },
  );
}

function answerFailed(error: unknown, context: Context, result: FormResult) {
  context.get(services).log.error({ err: error }, 'a position could not be saved');
  return data<PositionOutcome>({ outcome: 'failed', result }, { status: failureStatus(error) });
}
