import { taskAction, toDashboard } from '#app/editing/dashboard/task-action.server.ts';
import { textIn } from '#app/editing/form/form-values.ts';
import { readAgain } from '#domain/quote/published-file.ts';
import { fileIdOf } from '#domain/warning/fetch-lists.ts';
import { isListId } from '#domain/warning/lists.ts';

/** Has a register or a list of warnings read again whose last reading failed; 404 if it did not. */
export const action = taskAction(
  'a published file could not be read again',
  async ({ db, readForm }) => {
    const source = textIn(await readForm(), 'source');
    return readAgain(db, isListId(source) ? fileIdOf(source) : source);
  },
  'read-again',
);

export const loader = toDashboard;

// Failures are shown by the boundary of the admin, which a route without a component would not reach.
export default function ReadAgain() {
  return null;
}
