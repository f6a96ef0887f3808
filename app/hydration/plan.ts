import type { HydrationStart } from '#app/context/screens.ts';
import type { Handoff } from './router-internals.ts';

/** The element with the loaders' data. */
export const LOADED_ID = 'loaded-data';

/** Everything React needs to hydrate the page. */
export interface HydrationPlan extends Handoff {
  when: HydrationStart;
  /** Addresses of scripts: the route table, the parts of each route by its id, their shared modules, and the entry. */
  manifest: string;
  routes: Record<string, string[]>;
  shared: string[];
  entry: string;
  /** The hot-reload runtime, in development. */
  reload: string | undefined;
}
