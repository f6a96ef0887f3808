import { data, type RouterContextProvider } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { latestSave } from '#app/editing/form/outcome.ts';
import { saveForm } from '#app/editing/form/save-form.server.ts';
import { editor } from '#app/session/guard.server.ts';
import { findEnglishNames } from '#domain/listing/find.ts';
import type { Position } from '#domain/position/position.ts';
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
import type { LoadedPosition } from './loaded-position.ts';
import { positionsPath } from './positions-path.ts';
import { formOfPosition } from './typed-position.ts';

interface Sent {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** The form of a position, or of a new one (`id` undefined). Throws 404 for an unknown id. */
export async function loadPosition(
  id: string | undefined,
  context: Sent['context'],
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

/** Adds the position in a form. */
export function addFromForm(sent: Sent) {
  const { db } = sent.context.get(services);
  return saveForm(sent, {
    ...SHARED,
    check: checkPositionForm,
    async save(position, edit) {
      if (await addPosition(db, position, edit)) return { outcome: 'saved' };
      return { outcome: 'invalid', errors: { id: ['Another position has this id'] } };
    },
    donePath: positionsPath('added'),
  });
}

/** Replaces a position by that in a form. Throws 404 for an invalid id. */
export function editFromForm(id: string, sent: Sent) {
  if (!SLUG.test(id)) throw data(null, { status: 404 });
  const { db } = sent.context.get(services);
  return saveForm(sent, {
    ...SHARED,
    check(form) {
      form.set('id', id);
      return checkPositionForm(form);
    },
    async save(position, edit, { typed }) {
      const outcome = await editPosition(db, position, edit);
      if (outcome !== 'conflict') return { outcome };
      const [stored, [last]] = await Promise.all([
        findPosition(db, id),
        listPositionChanges(db, id, 1),
      ]);
      const { by = null, at = new Date() } = last ?? {};
      const conflict = latestSave({ version: stored?.version ?? 0, by, at });
      return { outcome, values: typed, conflict };
    },
    donePath: positionsPath('saved'),
  });
}

const SHARED = {
  name: 'a position',
  quotedBy: ({ id }: Position) => `position/${id}`,
};
