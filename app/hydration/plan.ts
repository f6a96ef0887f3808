import type { Handoff } from './router-internals.ts';

/** What React needs to take over the page the server has rendered. */
export interface HydrationPlan extends Handoff {
  /**
   * At once; at the visitor's first action; then or after a minute, for live figures; at once where the browser stores
   * a list of the reader's.
   */
  when: 'now' | 'used' | 'live' | 'kept';
  /** The storage key of that list. */
  keptAt: string;
  /** Addresses of the route table, of the parts of each route by its id, of what they share, and of the entry. */
  manifest: string;
  routes: Record<string, string[]>;
  shared: string[];
  entry: string;
  /** The reload runtime, in development. */
  reload: string | undefined;
}
