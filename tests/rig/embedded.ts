import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { connect } from '#db/client.ts';

const EMBEDDED = new URL('../../db/embedded/embedded.ts', import.meta.url).href;

/** The pid in the server's pid file; undefined without one. */
export async function serverPid(dataDir: string): Promise<number | undefined> {
  const file = await readFile(join(dataDir, 'pg/postmaster.pid'), 'utf8').catch(() => undefined);
  return file === undefined ? undefined : Number(file.split('\n')[0]);
}

/** The first value that a query returns. */
export async function query(url: string, text: string): Promise<unknown> {
  const { db, close } = connect(url, { connections: 1 });
  const [row] = await db.execute(sql.raw(text)).finally(close);
  return Object.values(row ?? {})[0];
}

/** Starts Tabayyan in another process, which prints its log and `ready`, and stops when its input ends. */
export function startElsewhere(dataDir: string): ChildProcess {
  const program = `
    const { startEmbeddedPostgres } = await import('${EMBEDDED}');
    const { stop } = await startEmbeddedPostgres({ dataDir: '${dataDir}', log: console.log });
    console.log('ready');
    process.stdin.on('end', stop).resume();`;
  return spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

/** Waits until such a process has started. */
export async function untilReady({ stdout }: ChildProcess): Promise<void> {
  for await (const chunk of stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    if (String(chunk).includes('ready')) return;
  }
}
