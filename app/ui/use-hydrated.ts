import { useSyncExternalStore } from 'react';

/** Whether React has taken the page over; false in what the server sends. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
