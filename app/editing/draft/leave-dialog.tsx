import { useEffect, useId, useRef } from 'react';
import { useBlocker } from 'react-router';
import type { Drafted } from './use-draft.ts';

/** Asks before typed text is left behind. `mayLeave`: the form itself is being sent. */
export function LeaveDialog({ draft, mayLeave }: { draft: Drafted; mayLeave: () => boolean }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      draft.isDirty && !mayLeave() && currentLocation.pathname !== nextLocation.pathname,
  );
  const isAsking = blocker.state === 'blocked';
  useEffect(() => {
    if (isAsking) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isAsking]);
  useEffect(() => {
    if (!draft.isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!mayLeave()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [draft.isDirty, mayLeave]);

  const stay = () => blocker.reset?.();
  function leave({ isWanted }: { isWanted: boolean }) {
    if (isWanted) draft.store();
    else draft.forget();
    blocker.proceed?.();
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      aria-describedby={`${heading}-then`}
      onCancel={(event) => {
        // At once, so that the next Escape reaches the element below.
        event.preventDefault();
        stay();
      }}
      onClose={() => !dialog.current?.open && stay()}
      className="card m-auto w-[calc(100%-2rem)] max-w-md gap-4 bg-raised p-6 text-ink backdrop:bg-black/45 open:grid"
    >
      <h2 id={heading} className="text-lg">
        Leave without saving?
      </h2>
      <p id={`${heading}-then`}>
        {draft.isStorable
          ? 'Your changes are not saved. This browser can keep them until you come back.'
          : 'Your changes are not saved, and this browser cannot keep them.'}
      </p>
      <div className="grid gap-2">
        <button type="button" onClick={stay} className="button button-primary">
          Keep editing
        </button>
        {draft.isStorable && (
          <button type="button" onClick={() => leave({ isWanted: true })} className="button">
            Leave and keep my changes
          </button>
        )}
        <button type="button" onClick={() => leave({ isWanted: false })} className="button">
          Leave and discard my changes
        </button>
      </div>
    </dialog>
  );
}
