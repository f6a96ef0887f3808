import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Recomputes every digest in the ledger of the Tabayyan at `site` from its API alone; entries by number. */
export async function recomputeDigests(site: string) {
  const found = { matched: 0, notKept: [] as number[], mismatched: [] as number[] };
  const digests = new Map<string, number[]>();
  let before: number | null = null;
  do {
    const from: string = before === null ? '' : `&before=${before}`;
    const page: Changes = await read(`${site}/api/changes?limit=100${from}`);
    for (const { seq, digest } of page.items) {
      // An entry that withdraws a ruling has no digest.
      if (digest !== null) digests.set(digest, [...(digests.get(digest) ?? []), seq]);
    }
    before = page.nextBefore;
  } while (before !== null);
  for (const [digest, entries] of digests) {
    const { text }: { text: string | null } = await read(`${site}/api/rulings/${digest}`);
    if (text === null) found.notKept.push(...entries);
    else if (createHash('sha256').update(text).digest('hex') === digest) {
      found.matched += entries.length;
    } else found.mismatched.push(...entries);
  }
  return found;
}

interface Changes {
  items: { seq: number; digest: string | null }[];
  nextBefore: number | null;
}

async function read<T>(address: string): Promise<T> {
  for (;;) {
    const answer = await fetch(address);
    if (answer.ok) return (await answer.json()) as T;
    if (answer.status !== 429) throw new Error(`${answer.status}: ${await answer.text()}`);
    await sleep(1000 * Number(answer.headers.get('Retry-After') ?? 60));
  }
}

// node recompute-digests.ts https://tabayyan.example
if (import.meta.main) {
  const { matched, notKept, mismatched } = await recomputeDigests(
    process.argv[2] ?? 'http://localhost:3000',
  );
  console.log(
    `matched: ${matched}, text not kept: ${notKept.length}, mismatched: ${mismatched.length}`,
  );
  if (mismatched.length > 0) console.error(`mismatched entries: ${mismatched.join(', ')}`);
  process.exitCode = mismatched.length > 0 ? 1 : 0;
}
