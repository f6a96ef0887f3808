import { data, type RouterContextProvider, redirect } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { failureStatus } from '#app/editing/failure-status.server.ts';
import { checkQuotesSoon } from '#app/editing/form/check-quotes-soon.server.ts';
import { versionIn } from '#app/editing/form/form-values.ts';
import { editor } from '#app/session/guard.server.ts';
import { readForm } from '#app/session/read-form.server.ts';
import type { Database } from '#db/client.ts';
import { holderOf } from '#domain/position/position.ts';
import {
  deletePosition,
  findPosition,
  findPositionAt,
  listPositionChanges,
  restorePosition,
} from '#domain/position/positions.ts';
import { SLUG } from '#domain/text/slug.ts';
import { positionDifferences } from './position-differences.ts';
import { positionsPath } from './positions-path.ts';

type Context = Readonly<RouterContextProvider>;

/** The position and the version that would be deleted. Throws 404 if there is none. */
export async function loadPositionDeletion(id: string, context: Context) {
  const stored = SLUG.test(id) ? await findPosition(context.get(services).db, id) : null;
  if (!stored) throw data(null, { status: 404 });
  const { position, version } = stored;
  return { id, who: holderOf(position).en, title: position.title, version };
}

/** Deletes a position and returns to the list; 409 with the differences if someone has saved since. */
export async function deletePositionFromForm(id: string, request: Request, context: Context) {
  if (!SLUG.test(id)) throw data(null, { status: 404 });
  const { db, log } = context.get(services);
  const version = versionIn(await readForm(request));
  const edit = { version, by: context.get(editor).email };
  const failed = (error: unknown) => {
    log.error({ err: error, id }, 'a position could not be deleted');
    return data({ outcome: 'failed' as const, version }, { status: failureStatus(error) });
  };
  const outcome = await deletePosition(db, id, edit).catch(failed);
  if (outcome === 'saved') return redirect(positionsPath('deleted'));
  if (outcome === 'missing') throw data(null, { status: 404 });
  if (outcome !== 'conflict') return outcome;
  const conflict = await conflictSince(db, id, version).catch(failed);
  if (conflict === null) throw data(null, { status: 404 });
  return conflict;
}

async function conflictSince(db: Database, id: string, version: number) {
  const stored = await findPosition(db, id);
  if (!stored) return null;
  const { position, version: current } = stored;
  const before = await findPositionAt(db, id, { version, current });
  const [last] = await listPositionChanges(db, id, 1);
  const changes = before && positionDifferences(before, position);
  const conflict = { version: current, by: last?.by ?? null, changes };
  return data({ outcome: 'conflict' as const, ...conflict }, { status: 409 });
}

/**
 * Restores a deleted position and returns to the list. Throws 404 without such a deletion, 409 where a position of that id is
 * there again.
 */
export async function restoreDeletedPosition(change: number, context: Context) {
  if (!Number.isSafeInteger(change)) throw data(null, { status: 404 });
  const { db, log } = context.get(services);
  const by = context.get(editor).email;
  const restored = await restorePosition(db, change, { by }).catch((error: unknown) => {
    log.error({ err: error, change }, 'a position could not be restored');
    throw data(null, { status: failureStatus(error) });
  });
  if (restored === 'missing') throw data(null, { status: 404 });
  if (restored === 'taken') throw data(null, { status: 409 });
  checkQuotesSoon(context, `position/${restored.id}`);
  return redirect(positionsPath('put-back'));
}
