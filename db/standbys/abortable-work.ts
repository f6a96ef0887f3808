/** Work on a server that `abort` rejects with this message once the server is lost, since a silent server would never settle it. */
export function abortableWork(message: string) {
  const inFlight = new Set<(reason: Error) => void>();
  return {
    async run<T>(work: PromiseLike<T>): Promise<T> {
      const { promise: aborted, reject } = Promise.withResolvers<never>();
      inFlight.add(reject);
      try {
        return await Promise.race([work, aborted]);
      } finally {
        inFlight.delete(reject);
      }
    },
    abort(): void {
      const error = Object.assign(new Error(message), { code: 'CONNECTION_LOST' });
      for (const reject of inFlight) reject(error);
    },
  };
}
