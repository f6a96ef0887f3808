import { z } from 'zod';
import type { Database } from '#db/client.ts';
import { addToStoredList, readStored } from '#domain/upstream/stored-responses.ts';

const shape = z.array(z.string());

/** Cloudinary takes uploads on one host and serves pictures from another. */
const SERVED_FROM: Record<string, string> = { 'api.cloudinary.com': 'res.cloudinary.com' };

/** The hosts that serve the pictures uploaded to `uploadUrl`, learned from the answers to uploads. */
export function knownHosts(db: Database, uploadUrl: string) {
  const { host: uploadHost } = new URL(uploadUrl);
  const name = `image host ${uploadHost}`;
  const known = new Set([uploadHost, SERVED_FROM[uploadHost] ?? uploadHost]);

  // Other instances, or this one before a restart, may have learned more.
  async function readLearned(): Promise<void> {
    const stored = await readStored(db, name, shape);
    for (const host of stored?.response?.value ?? []) known.add(host);
  }

  return {
    async has(host: string): Promise<boolean> {
      if (!known.has(host)) await readLearned();
      return known.has(host);
    },
    async learn(host: string): Promise<void> {
      if (known.has(host)) return;
      await addToStoredList(db, name, host);
      known.add(host);
    },
  };
}
