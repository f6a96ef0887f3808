import { Link, useLocation } from 'react-router';
import { DifferenceList } from '#app/editing/difference-list.tsx';
import { draftKey } from '#app/editing/draft/draft.ts';
import { BothLanguages } from '#app/editing/form/both-languages.tsx';
import { EditForm } from '#app/editing/form/edit-form.tsx';
import { FormPage } from '#app/editing/form/form-page.tsx';
import { ConflictNotice } from '#app/editing/form/notices.tsx';
import { Notice } from '#app/editing/notice.tsx';
import { rulingPath } from '#app/editing/paths.ts';
import type {
  LoadedRemoval,
  LoadedRuling,
  RulingOutcome,
} from '#app/editing/ruling/loaded-ruling.ts';
import { SCOPE_LABELS } from '#app/editing/ruling/ruling-words.ts';
import { SPOT } from '#domain/method/scope.ts';
import { RULING_LIMITS } from '#domain/ruling/ruling.ts';
import { checkRemoval, readRemovalForm } from './check-removal.ts';

/** Asks why a product's ruling goes; the ledger keeps the answer. */
export function RemoveRuling({
  loaded,
  response,
}: {
  loaded: LoadedRemoval;
  response: RulingOutcome | undefined;
}) {
  if (!loaded.ruling) return <NothingToRemove {...loaded.none} />;
  return <Removal loaded={loaded.ruling} response={response} />;
}

function NothingToRemove({ kind, id, name, scope }: NonNullable<LoadedRemoval['none']>) {
  return (
    <FormPage title="No classification to remove">
      <Notice kind="error">
        <p className="flex-1">
          {scope === null && `${name} cannot have a classification of that.`}
          {scope === SPOT &&
            `The spot verdict on ${name} cannot be removed here. Set it to “Not yet reviewed” instead.`}
          {scope !== null &&
            scope !== SPOT &&
            `${name} has no classification of this: ${SCOPE_LABELS[scope]}.`}
        </p>
        <Link to={rulingPath(kind, id, scope ?? SPOT)} className="button">
          Back to its classifications
        </Link>
      </Notice>
    </FormPage>
  );
}

function Removal({
  loaded: { kind, id, name, scope, version, email },
  response,
}: {
  loaded: LoadedRuling;
  response: RulingOutcome | undefined;
}) {
  const { pathname } = useLocation();
  return (
    <FormPage title={`Remove the classification of ${name}: ${SCOPE_LABELS[scope]}`}>
      <EditForm
        id="removal"
        kind={kind}
        action={pathname}
        donePath={rulingPath(kind, id)}
        values={{ version: String(version) }}
        check={checkRemoval}
        draft={{ key: draftKey(email, pathname), read: readRemovalForm }}
        response={response}
        failed="Error removing the classification. Please try again."
        labelOf={() => 'Why'}
        save={{ label: 'Remove the classification', cancel: rulingPath(kind, id, scope) }}
      >
        {(conflict) => (
          <>
            {conflict && (
              <ConflictNotice conflict={conflict}>
                <p>Nothing was removed.</p>
              </ConflictNotice>
            )}
            {conflict?.changes && (
              <DifferenceList
                changes={[...conflict.changes.replaced, ...conflict.changes.kept]}
                after="Now"
              />
            )}
            <div className="card grid gap-4 p-4 sm:p-5">
              <p>
                The public page will no longer show it. The ledger will record that it existed and
                why it was removed. You can restore it from the history.
              </p>
              <BothLanguages name="why" label="Why" maxLength={RULING_LIMITS.prose} />
            </div>
          </>
        )}
      </EditForm>
    </FormPage>
  );
}
