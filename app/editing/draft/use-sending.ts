import { useEffect, useRef } from 'react';
import { type Location, useNavigation } from 'react-router';
import type { Drafted } from './use-draft.ts';

/**
 * The way of a form to the server: a second press sends nothing while it is under way, and once it is saved its draft
 * is forgotten. What is saved ends at `list`, with what was done in the address.
 */
export function useSending(draft: Drafted, list: string) {
  const { state, location } = useNavigation();
  const isSending = useRef(false);
  const wasUnderWay = useRef(false);
  useEffect(() => {
    if (state === 'idle' && wasUnderWay.current) isSending.current = false;
    wasUnderWay.current = state !== 'idle';
  }, [state]);
  useEffect(() => {
    // An editor can also navigate back to that address.
    if (isSending.current && isDone(location, list)) draft.forget();
  });
  return {
    isUnderWay: () => isSending.current,
    /** The form goes. The draft waits for it, as it may get lost. */
    begin() {
      isSending.current = true;
      draft.store();
    },
  };
}

function isDone(to: Location | undefined, list: string): boolean {
  return to?.pathname === list && new URLSearchParams(to.search).has('done');
}
