import type { RefObject } from 'react';

/** Sends the form on Ctrl+S; answers what ends that. */
export function sendOnKey(form: RefObject<HTMLFormElement | null>): () => void {
  const listen = (event: KeyboardEvent) => {
    // By where the key is: on an Arabic keyboard it writes another letter.
    if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}
