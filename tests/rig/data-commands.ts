import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { parseDataCommand } from '#cli/data/data-command.ts';
import { operatorMessageOf } from '#cli/operator/operator.ts';
import { readSettings } from '#settings.ts';
import { runCommandLine } from './command.ts';
import type { TestDatabase } from './database.ts';

/** A database, with settings other than the defaults. */
interface Target {
  url: string;
  environment?: Record<string, string>;
}

/** Runs `npm run data -- …` on databases of a test; its folder is removed after the tests. */
export function dataCommands() {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tabayyan-data-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const inFolder = (...names: string[]) => join(folder, ...names);
  const dataDirOf = ({ url }: { url: string }) => inFolder(new URL(url).pathname);
  const environmentOf = ({ url, environment }: Target) => ({
    DATABASE_URL: url,
    DATA_DIR: dataDirOf({ url }),
    ...environment,
  });
  return {
    inFolder,
    uploadsOf: (database: { url: string }) => join(dataDirOf(database), 'uploads'),
    /** Runs the command in this process. */
    async data(database: Target, ...args: string[]) {
      const lines: string[] = [];
      const opened: (() => Promise<void>)[] = [];
      const complaint = await operatorMessageOf(() =>
        parseDataCommand(args)({
          settings: readSettings(environmentOf(database)),
          log: pino({ level: 'silent' }),
          onEnd: (close) => opened.push(close),
          say: (line) => lines.push(line),
        }),
      ).finally(async () => {
        for (const close of opened.toReversed()) await close();
      });
      return { stdout: lines.join('\n'), stderr: complaint ?? '', status: complaint ? 1 : 0 };
    },
    /** Runs the command in a separate process. */
    dataProcess: (database: Target, ...args: string[]) =>
      runCommandLine('data', args, environmentOf(database)),
    /** Writes a file with this text, these bytes or this value as JSON; returns its path. */
    async fileOf(name: string, content: unknown): Promise<string> {
      const path = inFolder(name);
      const isRaw = typeof content === 'string' || content instanceof Uint8Array;
      await writeFile(path, isRaw ? content : JSON.stringify(content));
      return path;
    },
  };
}

/** Rows of a table as sorted texts. */
export async function rowsOf({ db }: TestDatabase, table: string): Promise<string[]> {
  const name = sql.identifier(table);
  const rows = await db.execute<{ row: string }>(
    sql`select to_jsonb(t)::text as row from ${name} t order by 1`,
  );
  return rows.map(({ row }) => row);
}
