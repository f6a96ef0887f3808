/** `Retry-After` of a 503, by its reason. */
export const RETRY_AFTER_SECONDS = {
  /** Too many requests wait for a rendering, or too many long forms are in memory. */
  queueFull: '3',
  /** Too many requests were sent ahead on one connection. */
  pipelining: '5',
  /** The server is starting. */
  starting: '2',
  /** The database or the store of uploads cannot be reached, or the response is not ready within the deadline. */
  unavailable: '5',
  /** The instance is shutting down. */
  draining: '5',
  /** A listing or a list failed to load, and its page says so. */
  failedPage: '30',
  /** Too many share pictures wait to be drawn. */
  drawingQueueFull: '5',
  /** A picture cannot be taken now: too many are in memory, or the server cannot read it. */
  uploadLater: '60',
} as const;
