import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { Drafted } from './use-draft.ts';

/**
 * The state of a form's submission. While it is under way a second press sends nothing; once it is saved, its draft is
 * deleted. A saved form redirects to `donePath` with `done` in its query.
 */
export function useSending(draft: Drafted, donePath: string) {
  const { state } = useNavigation();
  const { key } = useLocation();
  const isSending = useRef(false);
  const begunIn = useRef<string>(undefined);
  // Every response makes a new entry of the history, which React may render without the submission before it. A layout
  // effect, so that a form that shows its response can be sent again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says that a response has come.
  useLayoutEffect(() => {
    if (state === 'idle') isSending.current = false;
  }, [state, key]);
  const forgetSaved = useEffectEvent(() => {
    const here = { key: entryKey(), pathname: location.pathname, search: location.search };
    if (isSending.current && isSaved(here, { donePath, begunIn: begunIn.current })) draft.forget();
  });
  // When the form is left, because React may not render the navigation on the way. A layout effect runs before the
  // effect that releases the draft.
  useLayoutEffect(() => () => forgetSaved(), []);
  return {
    isUnderWay: () => isSending.current,
    /** Marks the form as sent. Its draft is stored until the response arrives, because the request can fail. */
    begin() {
      isSending.current = true;
      begunIn.current = entryKey();
      draft.store();
    },
  };
}

// The browser’s entry, which React may not have rendered yet; the first page has none.
function entryKey(): string | undefined {
  return (history.state as { key?: string } | null)?.key;
}

/** Whether an entry of the history is the response to a save that began in the entry `begunIn`. */
export function isSaved(
  { key, pathname, search }: { key: string | undefined; pathname: string; search: string },
  { donePath, begunIn }: { donePath: string; begunIn: string | undefined },
): boolean {
  // An editor can also navigate back to `donePath`, and an earlier save of the same form may have left it.
  return key !== begunIn && pathname === donePath && new URLSearchParams(search).has('done');
}
