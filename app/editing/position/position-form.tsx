import { useLocation } from 'react-router';
import { draftKey } from '#app/editing/draft/draft.ts';
import { EditForm } from '#app/editing/form/edit-form.tsx';
import { ConflictNotice } from '#app/editing/form/notices.tsx';
import { checkPositionForm } from './check-position.ts';
import type { LoadedPosition, PositionOutcome } from './loaded-position.ts';
import { Identifiers, labelOf, Source, Statement, WhoAndWhen } from './position-fields.tsx';
import { POSITION_FIELDS, typedPosition } from './typed-position.ts';

const LIST = '/admin/positions';

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
      donePath={LIST}
      values={input}
      check={checkPositionForm}
      draft={{
        key: draftKey(email, pathname),
        read: (values) => typedPosition.safeParse(values).data ?? null,
      }}
      response={response}
      failed="Error saving the position. Please try again."
      gone="Position not found! Someone has deleted it in the meantime. What you typed is still here."
      labelOf={labelOf}
      order={POSITION_FIELDS}
      save={{ label: 'Save position', cancel: LIST, beside: id !== null && <Delete /> }}
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
          <Source />
          <Identifiers isNew={id === null} />
        </>
      )}
    </EditForm>
  );
}

function Delete() {
  return (
    <details className="open:order-last open:basis-full">
      <summary className="button w-fit list-none">Delete…</summary>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-2">
        <p>
          Delete this position? It will disappear from every page it covers. You can restore it
          later.
        </p>
        <button type="submit" name="delete" value="yes" formNoValidate className="button">
          Delete position
        </button>
      </div>
    </details>
  );
}
