import { data } from 'react-router';
import { taskAction, toDashboard } from '#app/editing/dashboard/task-action.server.ts';
import { textIn } from '#app/editing/form/form-values.ts';
import { fileIdOf } from '#domain/warning/fetch-lists.ts';
import { isListId } from '#domain/warning/lists.ts';
import { acceptHeld } from '#domain/watch/published-file.ts';

/** Accepts the file of a list of warnings that is held for an editor. */
export const action = taskAction(
  'a held list of warnings could not be accepted',
  async ({ db, readForm, by }) => {
    const list = textIn(await readForm(), 'list');
    if (!isListId(list)) throw data('Invalid form.', { status: 400 });
    return acceptHeld(db, fileIdOf(list), { by, what: 'accept warnings' });
  },
);

export const loader = toDashboard;

// Failures are shown by the boundary of the admin, which a route without a component would not reach.
export default function AcceptList() {
  return null;
}
