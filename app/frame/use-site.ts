import { useRouteLoaderData } from 'react-router';
import type { loader } from '#app/root.tsx';

/** The site's address and outside links; undefined when even the root failed to load. */
export function useSite() {
  return useRouteLoaderData<typeof loader>('root');
}
