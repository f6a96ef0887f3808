import { readdir } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Database } from '#db/client.ts';
import { startSession } from '#domain/admin/session.ts';
import { hostileRequests } from './hostile-requests.ts';
import { problemsOf } from './problems.ts';
import { sendOverWire, type WireRequest } from './wire-request.ts';

/** The site that is tested, and an account with the admin claim. */
export interface Target {
  url: string;
  db: Database;
  editorId: string;
}

export type Sender = 'visitor' | 'editor';

/** Counts of the requests sent and their responses. */
export interface Statistics {
  requests: number;
  /** Number of responses by status. */
  statuses: Map<number, number>;
  slowestMs: number;
}

export function newStatistics(): Statistics {
  return { requests: 0, statuses: new Map(), slowestMs: 0 };
}

/** A function that sends a request as a visitor or an editor and returns the problems of the response. A lost session is renewed. */
export function newSender(target: Target, sender: Sender, statistics: Statistics) {
  let session: string | null = null;
  return async (request: WireRequest): Promise<string[]> => {
    if (sender === 'editor') session ??= await startSession(target.db, target.editorId);
    const cookie = session ? `tabayyan-session=${session}` : '';
    const answer = await sendOverWire(target.url, request, cookie);
    // The response ended or replaced the session.
    if (answer?.headers.get('set-cookie')) session = null;
    statistics.requests += 1;
    const status = answer?.status ?? 0;
    statistics.statuses.set(status, (statistics.statuses.get(status) ?? 0) + 1);
    statistics.slowestMs = Math.max(statistics.slowestMs, answer?.milliseconds ?? 0);
    return problemsOf(target.url, request, answer);
  };
}

/** Sends random requests. Returns a description of the first failure with the way to reproduce it, or null. */
export async function fuzz(
  send: ReturnType<typeof newSender>,
  sender: Sender,
  parameters: { numRuns: number; seed: number; path?: string; interruptAfterTimeLimit?: number },
): Promise<string | null> {
  const property = fc.asyncProperty(hostileRequests(sender), async (request) => {
    const problems = await send(request);
    if (problems.length > 0) throw new Error(problems.join('; '));
  });
  const { failed, seed, counterexample, counterexamplePath, errorInstance } = await fc.check(
    property,
    { ...parameters, markInterruptAsFailure: false },
  );
  if (!failed) return null;
  return [
    errorInstance instanceof Error ? errorInstance.message : String(errorInstance),
    `to reproduce it: FUZZ=${sender}:${seed}:${counterexamplePath}`,
    `the request: ${JSON.stringify(counterexample?.[0])}`,
  ].join('\n');
}

/** Tables that change without a request that may change data. */
const NOT_FINGERPRINTED = [
  // Cached answers of services, and the prices kept of them.
  ...['kept_answers', 'market_days'],
  // Counts of attempts.
  'throttles',
];

/** A fingerprint of all data that a request may change: every table but `NOT_FINGERPRINTED`, and the uploads. */
export async function fingerprintOf(db: Database, uploads: string): Promise<string> {
  const tables = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ${NOT_FINGERPRINTED} order by 1`);
  const rowsOfAll = tables.map(
    ({ name }) => sql`select ${name} || to_jsonb(t)::text as row from ${sql.identifier(name)} t`,
  );
  const [row] = await db.execute<{ fingerprint: string }>(sql`
    select md5(string_agg(row, '' order by row)) as fingerprint
    from (${sql.join(rowsOfAll, sql` union all `)}) rows`);
  const files = await readdir(uploads).catch((error: NodeJS.ErrnoException) => {
    // The first upload makes the folder.
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return `${row?.fingerprint} ${files.sort()}`;
}
