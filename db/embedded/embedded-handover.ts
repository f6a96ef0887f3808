import { stat } from 'node:fs/promises';
import type { Cluster } from './embedded-cluster.ts';
import { EmbeddedPostgresError } from './embedded-error.ts';
import { changeOwner } from './embedded-ownership.ts';
import { runningServer, stopServer } from './embedded-process.ts';
import { isServerAt } from './embedded-server.ts';

/**
 * Changes the owner of the database files to the cluster's account; earlier versions left them to `nobody`. A server of
 * another user is stopped first. The next start resumes a killed handover, and processes may run it concurrently. Throws
 * EmbeddedPostgresError.
 */
export async function handOver(
  { pgDir, account }: Cluster,
  socketFolder: string,
  log: (line: string) => void,
): Promise<void> {
  if (!account || (await stat(pgDir)).uid === account.uid) return;
  log(`giving ${pgDir} to the user ${account.uid}`);
  do {
    await stopForeignServer(pgDir, account.uid);
    if ((await isServerAt(socketFolder)) && !(await runningServer(pgDir))) {
      throw new EmbeddedPostgresError(
        `${pgDir} has to be given to another user, but a PostgreSQL outside this container runs on it. Stop it first.`,
      );
    }
    await changeOwner(account, pgDir);
    // A running older version may have restarted its server before the folder changed its owner.
  } while (await foreignServer(pgDir, account.uid));
}

async function stopForeignServer(pgDir: string, uid: number): Promise<void> {
  const pid = await foreignServer(pgDir, uid);
  if (pid !== undefined) await stopServer(pid, pgDir);
}

async function foreignServer(pgDir: string, uid: number): Promise<number | undefined> {
  const server = await runningServer(pgDir);
  return server && server.uid !== uid ? server.pid : undefined;
}
