import { Link, useLocation } from 'react-router';
import { draftKey } from '#app/editing/draft/draft.ts';
import { EditForm } from '#app/editing/form/edit-form.tsx';
import { ConflictNotice } from '#app/editing/form/notices.tsx';
import { checkPositionForm } from './check-position.ts';
import type { LoadedPosition, PositionOutcome } from './loaded-position.ts';
import { Identifiers, PositionSource, Statement, WhoAndWhen } from './position-fields.tsx';
import { labelOf } from './position-labels.ts';
import { positionsPath } from './positions-path.ts';
import { typedPosition } from './typed-position.ts';

/** The form of one position. */
export function PositionForm({
  loaded: { email, id, input, names },
  response,
}: {
  loaded: LoadedPosition;
  response: PositionOutcome | undefined;
}) {
  const { pathname } = useLocation();
  return (
    <EditForm
      id="position"
      action={pathname}
      donePath={positionsPath()}
      values={input}
      check={checkPositionForm}
      draft={{
        key: draftKey(email, pathname),
        read: (values) => typedPosition.safeParse(values).data ?? null,
      }}
      response={response}
      failed="Error saving the position. Please try again."
      gone="Position not found! Someone has deleted it in the meantime. What you typed is still here: once the position is restored, save again."
      labelOf={labelOf}
      save={{
        label: 'Save position',
        cancel: positionsPath(),
        beside: id !== null && deleteLink(id),
      }}
    >
      {(conflict) => (
        <>
          {conflict && (
            <ConflictNotice conflict={conflict}>
              <p>Save again to replace their version.</p>
            </ConflictNotice>
          )}
          <WhoAndWhen />
          <Statement names={names} />
          <PositionSource />
          <Identifiers isNew={id === null} />
        </>
      )}
    </EditForm>
  );
}

function deleteLink(id: string) {
  return (
    <Link to={`${positionsPath()}/delete/${id}`} className="button">
      Delete…
    </Link>
  );
}
