import { data } from 'react-router';
import { taskAction, toDashboard } from '#app/editing/dashboard/task-action.server.ts';
import { textIn } from '#app/editing/form/form-values.ts';
import { acceptHeld } from '#domain/quote/published-file.ts';
import { fileIdOf } from '#domain/warning/fetch-lists.ts';
import { isListId } from '#domain/warning/lists.ts';

/** Accepts the file of a list of warnings that the editor read about; 409 if it is no longer the one that waits. */
export const action = taskAction(
  'a held list of warnings could not be accepted',
  async ({ db, readForm, by }) => {
    const form = await readForm();
    const [list, hash] = [textIn(form, 'list'), textIn(form, 'hash')];
    if (!isListId(list)) throw data('Invalid form.', { status: 400 });
    const isAccepted = await acceptHeld(db, fileIdOf(list), { hash, by, what: 'accept warnings' });
    if (!isAccepted) throw data(null, { status: 409 });
    return true;
  },
);

export const loader = toDashboard;

// Failures are shown by the boundary of the admin, which a route without a component would not reach.
export default function AcceptList() {
  return null;
}
