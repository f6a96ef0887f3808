import { useSyncExternalStore } from 'react';

/** Whether React has hydrated the page; false on the server. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
