import { readdir } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Database } from '#db/client.ts';
import { startSession } from '#domain/admin/session.ts';
import { complaintsOf } from './judge.ts';
import { askRaw, type Question } from './question.ts';
import { questions } from './questions.ts';

/** A built site under fire, and an account that may sign in to it. */
export interface Target {
  url: string;
  db: Database;
  editorId: string;
}

export type Who = 'nobody' | 'editor';

/** What was asked, and what came of it. */
export interface Findings {
  inputs: number;
  /** By how often. */
  statuses: Map<number, number>;
  slowestMs: number;
}

export function newFindings(): Findings {
  return { inputs: 0, statuses: new Map(), slowestMs: 0 };
}

/** Asks as `who`, and gives what is wrong with the answer. An editor has a session each time, whatever became of the last. */
export function asker(target: Target, who: Who, findings: Findings) {
  let session: string | null = null;
  return async (question: Question): Promise<string[]> => {
    if (who === 'editor') session ??= await startSession(target.db, target.editorId);
    const cookie = session ? `tabayyan-session=${session}` : '';
    const answer = await askRaw(target.url, question, cookie);
    // Signed out, or signed in as somebody else.
    if (answer?.headers.get('set-cookie')) session = null;
    findings.inputs += 1;
    const status = answer?.status ?? 0;
    findings.statuses.set(status, (findings.statuses.get(status) ?? 0) + 1);
    findings.slowestMs = Math.max(findings.slowestMs, answer?.milliseconds ?? 0);
    return complaintsOf(target.url, question, answer);
  };
}

/** Asks made-up questions; what failed, in a few lines that say how to have it again, or null. */
export async function fuzz(
  ask: ReturnType<typeof asker>,
  who: Who,
  parameters: { numRuns: number; seed: number; path?: string; interruptAfterTimeLimit?: number },
): Promise<string | null> {
  const property = fc.asyncProperty(questions(who), async (question) => {
    const complaints = await ask(question);
    if (complaints.length > 0) throw new Error(complaints.join('; '));
  });
  const { failed, seed, counterexample, counterexamplePath, errorInstance } = await fc.check(
    property,
    { ...parameters, markInterruptAsFailure: false },
  );
  if (!failed) return null;
  return [
    errorInstance instanceof Error ? errorInstance.message : String(errorInstance),
    `again: FUZZ=${who}:${seed}:${counterexamplePath}`,
    `for always: ${JSON.stringify(counterexample?.[0])}`,
  ].join('\n');
}

/** A print of all that an answer could have changed. Kept answers of services and counts of tries are nobody's. */
export async function printOf(db: Database, uploads: string): Promise<string> {
  const [row] = await db.execute<{ print: string }>(sql`
    select md5(string_agg(row, '' order by row)) as print from (
      select to_jsonb(t)::text as row from listings t
      union all select to_jsonb(t)::text from listing_texts t
      union all select to_jsonb(t)::text from listing_changes t
      union all select to_jsonb(t)::text from submissions t
      union all select to_jsonb(t)::text from accounts t
      union all select to_jsonb(t)::text from challenges t
      union all select to_jsonb(t)::text from sessions t) rows`);
  const files = await readdir(uploads).catch(() => []);
  return `${row?.print} ${files.sort()}`;
}
