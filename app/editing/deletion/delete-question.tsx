import { type ReactNode, useId } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { OverList } from '#app/editing/manage/over-list.tsx';
import { Notice, SignedOutNotice } from '#app/editing/notice.tsx';

/** The outcome of an attempt to delete. What is deleted is left. */
export type DeletionOutcome<Change> =
  | { outcome: 'failed' | 'signedOut'; version: number }
  | {
      outcome: 'conflict';
      version: number;
      by: string | null;
      /** Null where it is not known. */
      changes: Change[] | null;
    };

/** Asks whether a thing is to be deleted, and again, with the changes, where it has changed since; `children` name the thing. */
export function DeleteQuestion<Change>({
  noun,
  backTo,
  consequence,
  version,
  response,
  listOf,
  children,
}: {
  noun: string;
  backTo: string;
  consequence: string;
  version: number;
  response: DeletionOutcome<Change> | undefined;
  listOf: (changes: Change[]) => ReactNode;
  children: ReactNode;
}) {
  const about = useId();
  const isBusy = useNavigation().state === 'submitting';
  return (
    <OverList
      title={`Are you sure you want to delete this ${noun}?`}
      backTo={backTo}
      describedBy={`${about}-which ${about}-then`}
    >
      <div className="grid gap-4 pt-4">
        {response?.outcome === 'failed' && (
          <Notice kind="error">Error deleting {noun}. Please try again.</Notice>
        )}
        {response?.outcome === 'signedOut' && <SignedOutNotice next="delete it again" />}
        {response?.outcome === 'conflict' && (
          <Notice key={response.version} kind="error">
            <p>
              Nothing was deleted: this {noun} has changed since you opened this dialog
              {response.by && ` (by ${response.by})`}.
            </p>
          </Notice>
        )}
        <p id={`${about}-which`} className="flex items-center gap-3 font-medium">
          {children}
        </p>
        {response?.outcome === 'conflict' && changed(response.changes, listOf)}
        <p id={`${about}-then`} className="text-muted">
          {consequence}
        </p>
        <Form
          method="post"
          preventScrollReset
          onSubmit={(event) => isBusy && event.preventDefault()}
          className="flex flex-wrap gap-3"
        >
          <input type="hidden" name="version" value={response?.version ?? version} />
          {/* A disabled button would lose the keyboard's focus. */}
          <button type="submit" className="button button-primary" aria-disabled={isBusy}>
            {response?.outcome === 'conflict' ? 'Delete anyway' : `Delete ${noun}`}
          </button>
          <Link to={backTo} replace preventScrollReset className="button">
            Cancel
          </Link>
        </Form>
      </div>
    </OverList>
  );
}

function changed<Change>(changes: Change[] | null, listOf: (changes: Change[]) => ReactNode) {
  if (!changes) return <p>The change was not recorded.</p>;
  if (changes.length === 0) return <p>It was saved again unchanged.</p>;
  return listOf(changes);
}
