import { z } from 'zod';
import type { Database } from '#db/client.ts';
import { keepLearned, readKept } from '#domain/upstream/kept-answers.ts';

const shape = z.array(z.string());

/** Cloudinary takes pictures at one name and shows them at another. */
const SHOWN_AT: Record<string, string> = { 'api.cloudinary.com': 'res.cloudinary.com' };

/** The hosts at which the image host at `uploadUrl` shows what it was given; learned from its answers. */
export function knownHosts(db: Database, uploadUrl: string) {
  const { host } = new URL(uploadUrl);
  const name = `image host ${host}`;
  const known = new Set([host, SHOWN_AT[host] ?? host]);

  // Another instance may have learned more, or this one before it was restarted.
  async function lookUp(): Promise<void> {
    const kept = await readKept(db, name, shape);
    for (const other of kept?.answer?.value ?? []) known.add(other);
  }

  return {
    async has(other: string): Promise<boolean> {
      if (!known.has(other)) await lookUp();
      return known.has(other);
    },
    async learn(other: string): Promise<void> {
      if (known.has(other)) return;
      await keepLearned(db, name, other);
      known.add(other);
    },
  };
}
