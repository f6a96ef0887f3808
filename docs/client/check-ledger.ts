import { createHash } from 'node:crypto';

export interface Entry {
  seq: number;
  previous: string;
  hash: string;
}

/** The hash of an entry as the API gives it: of its JSON without the hash, keys in order, no spaces. */
export function hashOf({ hash: _, ...entry }: Entry): string {
  const json = JSON.stringify(entry, (_key, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
  return createHash('sha256').update(json).digest('hex');
}

/** The errors in the ledger of the Tabayyan at `site`; `known`: hashes that were written down earlier. */
export async function checkLedger(
  site: string,
  known: string[] = [],
  ask: (address: string) => Promise<Response> = fetch,
): Promise<{ newest: string | null; problems: string[] }> {
  const problems: string[] = [];
  const missing = new Set(known);
  let newest: string | null = null;
  let later: Entry | null = null;
  for (let before: number | null = null, isEnd = false; !isEnd; ) {
    const from: string = before === null ? '' : `&before=${before}`;
    const answer = await ask(`${site}/api/changes?limit=100${from}`);
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    const page = (await answer.json()) as { items: Entry[]; nextBefore: number | null };
    for (const entry of page.items) {
      newest ??= entry.hash;
      missing.delete(entry.hash);
      if (hashOf(entry) !== entry.hash) problems.push(`entry ${entry.seq} was altered`);
      if (later && (later.previous !== entry.hash || later.seq !== entry.seq + 1)) {
        problems.push(`entry ${later.seq} does not follow entry ${entry.seq}`);
      }
      later = entry;
    }
    before = page.nextBefore;
    isEnd = before === null;
  }
  if (later && (later.seq !== 1 || /[^0]/.test(later.previous))) {
    problems.push('its beginning is missing');
  }
  problems.push(...[...missing].map((hash) => `no entry has the hash ${hash}`));
  return { newest, problems };
}

// node check-ledger.ts https://tabayyan.example HASH…
if (import.meta.main) {
  const [site = 'http://localhost:3000', ...known] = process.argv.slice(2);
  const { newest, problems } = await checkLedger(site, known);
  for (const problem of problems) console.error(problem);
  console.log(
    problems.length > 0
      ? 'the ledger is not intact'
      : `the ledger is intact; newest hash: ${newest}`,
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
}
