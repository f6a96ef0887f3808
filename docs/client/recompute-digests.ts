import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

// Recomputes every digest in the ledger from the API alone: node recompute-digests.ts https://tabayyan.example
const site = process.argv[2] ?? 'http://localhost:3000';
const digests = new Map<string, number[]>();
let before = '';
do {
  const page: Changes = await read(`/api/changes?limit=100${before}`);
  for (const { seq, digest } of page.items) {
    // An entry that withdraws a ruling has no digest.
    if (digest !== null) digests.set(digest, [...(digests.get(digest) ?? []), seq]);
  }
  before = page.nextBefore === null ? '' : `&before=${page.nextBefore}`;
} while (before !== '');

const found = { matched: [] as number[], notKept: [] as number[], mismatched: [] as number[] };
for (const [digest, entries] of digests) {
  const { text } = await read<{ text: string | null }>(`/api/rulings/${digest}`);
  const isMatch = text !== null && createHash('sha256').update(text).digest('hex') === digest;
  found[text === null ? 'notKept' : isMatch ? 'matched' : 'mismatched'].push(...entries);
}
const { matched, notKept, mismatched } = found;
console.log(
  `matched: ${matched.length}, text not kept: ${notKept.length}, mismatched: ${mismatched.length}`,
);
if (mismatched.length > 0) console.error(`mismatched entries: ${mismatched.join(', ')}`);
process.exitCode = mismatched.length > 0 ? 1 : 0;

type Changes = { items: { seq: number; digest: string | null }[]; nextBefore: number | null };

async function read<T>(path: string): Promise<T> {
  const answer = await fetch(site + path);
  if (answer.ok) return (await answer.json()) as T;
  if (answer.status !== 429) throw new Error(`${answer.status}: ${await answer.text()}`);
  await sleep(1000 * Number(answer.headers.get('Retry-After') ?? 60));
  return read(path);
}
