import { useHydrated } from '#app/ui/use-hydrated.ts';

/** `#id` before hydration, then empty: without scripts a link scrolls to its section, with them the page does not move. */
export function useSectionHash(id: string): string {
  return useHydrated() ? '' : `#${id}`;
}
