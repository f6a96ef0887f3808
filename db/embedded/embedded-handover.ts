import { stat } from 'node:fs/promises';
import type { Cluster } from './embedded-cluster.ts';
import { EmbeddedPostgresError } from './embedded-error.ts';
import { changeOwner } from './embedded-ownership.ts';
import { runningServer, stopServer } from './embedded-process.ts';
import { isServerAt } from './embedded-server.ts';

/**
 * Gives the database files to the cluster's account where they belong to another: earlier versions left them to `nobody`.
 * A server that runs as another user is stopped first. It may be killed at any moment and go on at the next start,
 * and two processes may do it at once.
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
    // An older version that still runs may have started its server again until the folder itself was given away.
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
