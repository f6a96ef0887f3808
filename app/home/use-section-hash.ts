import { useSyncExternalStore } from 'react';

/**
 * `#id` until React is there, then nothing: a link followed without scripts lands on its section, and one
 * followed with them leaves the page where it is.
 */
export function useSectionHash(id: string): string {
  return useSyncExternalStore(
    never,
    () => '',
    () => `#${id}`,
  );
}

function never() {
  return () => {};
}
