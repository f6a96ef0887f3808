/** Connections shared by all workers; the embedded PostgreSQL has 100, the rest serves the primary process and CLI commands. */
const CONNECTIONS = 80;
const MAX_WORKER_CONNECTIONS = 10;

/** Connections to a database of each of so many processes. */
export function connectionsOf(workers: number): number {
  return Math.min(MAX_WORKER_CONNECTIONS, Math.floor(CONNECTIONS / workers) - 1);
}
