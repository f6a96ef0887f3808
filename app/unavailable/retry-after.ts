/** `Retry-After` of a 503 in seconds, by its reason. */
export const RETRY_AFTER = {
  /** Too many requests wait for a rendering, or too many long forms are in memory. */
  queueFull: '3',
  /** Too many requests were sent ahead on one connection. */
  pipelining: '5',
  /** The server is starting. */
  starting: '2',
  /** The database is unreachable, or the response is not ready within the deadline. */
  unavailable: '5',
  /** The instance is shutting down. */
  draining: '5',
  /** A listing or a list failed to load, and its page says so. */
  failedPage: '30',
  /** Too many share pictures wait to be drawn. */
  drawingQueueFull: '5',
  /** Too many uploads are in memory. */
  uploadsFull: '60',
} as const;
