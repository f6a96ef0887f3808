import { type RefObject, useEffect, useRef, useState } from 'react';
import { isIntent } from '#app/editing/form/form-values.ts';

/**
 * Holds the form around `input` back while something is under way, and sends it once that `isDone`: not when it
 * has failed or is cancelled. True while a submit waits.
 */
export function useHeldSubmit(
  input: RefObject<HTMLInputElement | null>,
  { isUnderWay, isDone }: { isUnderWay: boolean; isDone: boolean },
): boolean {
  const [isHeld, setIsHeld] = useState(false);
  const submitter = useRef<HTMLElement>(null);

  useEffect(() => {
    const form = input.current?.form;
    if (!form || !isUnderWay) return;
    const hold = (event: SubmitEvent) => {
      if (isIntent(event)) return;
      event.preventDefault();
      // Neither React nor the router gets the event.
      event.stopImmediatePropagation();
      submitter.current = event.submitter;
      setIsHeld(true);
    };
    form.addEventListener('submit', hold, { capture: true });
    return () => form.removeEventListener('submit', hold, { capture: true });
  }, [input, isUnderWay]);

  useEffect(() => {
    if (!isHeld || isUnderWay) return;
    setIsHeld(false);
    const by = submitter.current;
    if (isDone) input.current?.form?.requestSubmit(by?.isConnected ? by : null);
  }, [input, isHeld, isUnderWay, isDone]);

  return isHeld;
}
