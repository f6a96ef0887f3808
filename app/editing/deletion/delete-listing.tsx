import { DifferenceList } from '#app/editing/difference-list.tsx';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { readManageQuery, withQuery } from '#app/editing/manage/manage-query.ts';
import { ListingLogo } from '#app/listing/listing-logo.tsx';
import { ListingName } from '#app/listing/listing-name.tsx';
import { useSearch } from '#app/ui/query.ts';
import type { ListingSummary } from '#domain/listing/display.ts';
import type { ChangedField } from '#domain/listing/field.ts';
import { DeleteQuestion, type DeletionOutcome } from './delete-question.tsx';

/** Asks whether a listing is to be deleted. */
export function DeleteListing({
  summary,
  version,
  response,
}: {
  summary: ListingSummary;
  version: number;
  response: DeletionOutcome<ChangedField> | undefined;
}) {
  const { noun, path } = KIND_WORDS[summary.kind];
  return (
    <DeleteQuestion
      noun={noun}
      backTo={withQuery(path, readManageQuery(useSearch()))}
      consequence="It will be removed from the site at once. You can restore it later."
      version={version}
      response={response}
      listOf={(changes) => <DifferenceList changes={changes} after="Now" />}
    >
      <ListingLogo image={summary.image} letter={summary.letter} />
      <span className="min-w-0">
        <ListingName listing={summary} />
      </span>
    </DeleteQuestion>
  );
}
