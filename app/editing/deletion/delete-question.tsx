import { useId } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { DifferenceList } from '#app/editing/difference-list.tsx';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { readManageQuery, withQuery } from '#app/editing/manage/manage-query.ts';
import { OverList } from '#app/editing/manage/over-list.tsx';
import { Notice, SignedOutNotice } from '#app/editing/notice.tsx';
import { ListingLogo } from '#app/listing/listing-logo.tsx';
import { ListingName } from '#app/listing/listing-name.tsx';
import { useSearch } from '#app/ui/use-search.ts';
import type { ListingSummary } from '#domain/listing/display.ts';
import type { ChangedField } from '#domain/listing/field.ts';

/** The outcome of an attempt to delete. A listing that is deleted is left. */
type Outcome =
  | { outcome: 'failed' | 'signedOut'; version: number }
  | {
      outcome: 'conflict';
      version: number;
      by: string | null;
      /** Null where it is not known. */
      changes: ChangedField[] | null;
    };

/** Asks whether a listing is to be deleted, and again when it has changed since. */
export function DeleteQuestion({
  summary,
  version,
  response,
}: {
  summary: ListingSummary;
  version: number;
  response: Outcome | undefined;
}) {
  const { noun, path } = KIND_WORDS[summary.kind];
  const backTo = withQuery(path, readManageQuery(useSearch()));
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
          <ListingLogo image={summary.image} letter={summary.letter} />
          <span className="min-w-0">
            <ListingName listing={summary} />
          </span>
        </p>
        {response?.outcome === 'conflict' && <Changed changes={response.changes} />}
        <p id={`${about}-then`} className="text-muted">
          It will be removed from the site at once. You can restore it later.
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

function Changed({ changes }: { changes: ChangedField[] | null }) {
  if (!changes) return <p>The change was not recorded.</p>;
  if (changes.length === 0) return <p>It was saved again unchanged.</p>;
  return <DifferenceList changes={changes} after="Now" />;
}
