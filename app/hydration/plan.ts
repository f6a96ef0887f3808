import type { HydrationStart } from '#app/context/screens.ts';
import type { Handoff } from './router-internals.ts';

/** What React needs to take over the page the server has rendered. */
export interface HydrationPlan extends Handoff {
  when: HydrationStart;
  /** Addresses of the route table, of the parts of each route by its id, of what they share, and of the entry. */
  manifest: string;
  routes: Record<string, string[]>;
  shared: string[];
  entry: string;
  /** The reload runtime, in development. */
  reload: string | undefined;
}
