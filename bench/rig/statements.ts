import { drizzle } from 'drizzle-orm/postgres-js';
import { type Database, openClient } from '#db/client.ts';
import * as schema from '#db/schema.ts';
import { median } from '#tests/rig/percentile.ts';
import { atEnd } from '#tests/rig/processes.ts';

interface Statement {
  query: string;
  parameters: unknown[];
}

/** Times the statements that a function of the domain sends, in PostgreSQL. */
export interface Stopwatch {
  /** Milliseconds of execution, without planning, of all queries of `question`; the median of `times`. */
  executionMs(question: (db: Database) => Promise<unknown>, times: number): Promise<number>;
  close(): Promise<void>;
}

/** A stopwatch for the database at `url`. */
export function newStopwatch(url: string): Stopwatch {
  const sent: Statement[] = [];
  const client = openClient(url, {
    max: 1,
    debug: (_, query, parameters) => sent.push({ query, parameters }),
  });
  const db = drizzle(client, { schema });
  const explained = async ({ query, parameters }: Statement): Promise<number> => {
    const [row] = await client.unsafe(
      `explain (analyze, timing off, format json) ${query}`,
      parameters as never[],
    );
    return row?.['QUERY PLAN'][0]['Execution Time'];
  };
  return {
    executionMs: async (question, times) => {
      const totals: number[] = [];
      for (let turn = 0; turn < times; turn += 1) {
        sent.length = 0;
        await question(db);
        const statements = sent.filter(({ query }) => /^\s*(select|with)\b/i.test(query));
        let totalMs = 0;
        for (const statement of statements) totalMs += await explained(statement);
        totals.push(totalMs);
      }
      return median(totals);
    },
    close: atEnd(() => client.end({ timeout: 5 })),
  };
}
