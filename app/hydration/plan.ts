import type { Handoff } from './router-internals.ts';

/** What React needs to take over the page the server has rendered. */
export interface HydrationPlan extends Handoff {
  /**
   * `now`: at once. `onUse`: on the visitor's first interaction. `live`: then, or after a minute, for figures that are
   * refreshed. `ifStored`: at once where local storage has this key, otherwise on use.
   */
  when: 'now' | 'onUse' | 'live' | { ifStored: string };
  /** Addresses of the route table, of the parts of each route by its id, of what they share, and of the entry. */
  manifest: string;
  routes: Record<string, string[]>;
  shared: string[];
  entry: string;
  /** The reload runtime, in development. */
  reload: string | undefined;
}
