/** What React needs to take over the page the server has rendered. */
export interface HydrationPlan {
  /**
   * At once; when the visitor first does something; then or after a minute, for figures that are kept fresh; at once
   * where the browser keeps a list of the reader's.
   */
  when: 'now' | 'used' | 'live' | 'kept';
  /** Where that is kept. */
  keptAt: string;
  /** The router's settings. */
  context: object;
  /** The loaders' data as the router encodes it. */
  state: string;
  /** Addresses of the route table, of the parts of each route by its id, of what they share, and of the start. */
  manifest: string;
  routes: Record<string, string[]>;
  shared: string[];
  entry: string;
  /** What exchanges parts while one develops. */
  reload: string | undefined;
}
