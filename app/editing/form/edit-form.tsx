import { useState } from 'react';
import { NameWarningNotice } from '#app/editing/same-looking/name-warning-notice.tsx';
import type { FormConflict, FormOutcome } from './outcome.ts';
import { type EditFormProps, VersionForm } from './version-form.tsx';

/** A form that saves a version of a listing or a position. Typed text stays, whatever the response. */
export function EditForm<C extends FormConflict>(props: EditFormProps<C>) {
  const { action, response } = props;
  // Stays until the form is saved, also while other errors are corrected.
  const [conflict, setConflict] = useState(conflictIn(response));
  const latest = conflictIn(response) ?? conflict;
  if (latest !== conflict) setConflict(latest);
  const warned = useNameWarning(response);
  // After a conflict the form starts again, with the texts of both editors.
  return (
    <VersionForm
      key={`${action} ${latest?.version}`}
      {...props}
      conflict={latest}
      warning={
        props.kind &&
        warned.warning && (
          <NameWarningNotice key={warned.turn} kind={props.kind} warning={warned.warning} />
        )
      }
    />
  );
}

function conflictIn<C extends FormConflict>(response: FormOutcome<C> | undefined): C | undefined {
  return response?.outcome === 'conflict' ? response.conflict : undefined;
}

// Stays until the server has checked the form again: a missing response changes nothing.
function useNameWarning(response: FormOutcome | undefined) {
  const [warned, setWarned] = useState({ response, warning: response?.nameWarning, turn: 0 });
  if (response?.result && response.outcome !== 'failed' && response !== warned.response) {
    setWarned({ response, warning: response.nameWarning, turn: warned.turn + 1 });
  }
  return warned;
}
