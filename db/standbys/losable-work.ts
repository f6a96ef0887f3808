/** Work on a server, all of which `lose` rejects with this message when the server is lost: one that went silent would hold it for ever. */
export function losableWork(message: string) {
  const inFlight = new Set<(reason: Error) => void>();
  return {
    async run<T>(work: PromiseLike<T>): Promise<T> {
      const { promise: lost, reject } = Promise.withResolvers<never>();
      inFlight.add(reject);
      try {
        return await Promise.race([work, lost]);
      } finally {
        inFlight.delete(reject);
      }
    },
    lose(): void {
      const lost = Object.assign(new Error(message), { code: 'CONNECTION_LOST' });
      for (const reject of inFlight) reject(lost);
    },
  };
}
