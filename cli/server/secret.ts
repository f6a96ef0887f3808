import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { OperatorError } from '#cli/operator/operator.ts';
import type { Database } from '#db/client.ts';
import { replaceFingerprint } from '#domain/secret/last-secret.ts';
import type { Settings } from '#settings.ts';

const MIN_CHARACTERS = 16;

/** Returns the secret that all keys are derived from: `configured`, else the one in `dataDir`, made at first. Throws OperatorError. */
export async function readSecret(dataDir: string, configured: string | undefined): Promise<string> {
  if (configured !== undefined) return configured;
  const path = join(dataDir, 'secret');
  try {
    const secret = (await readIfExists(path)) ?? (await generate(dataDir, path));
    if (secret.length >= MIN_CHARACTERS) return secret;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause;
    throw new OperatorError(`the secret cannot be read or stored; set SECRET: ${reason}`, {
      cause,
    });
  }
  throw new OperatorError(`${path} contains no secret; restore it, or remove it to have one made`);
}

async function readIfExists(path: string): Promise<string | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text?.trim() ?? null;
}

// link() is atomic: of two concurrent starts one wins, and both read the winner's secret.
async function generate(dataDir: string, path: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(`${randomBytes(32).toString('base64url')}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(path, 'utf8')).trim();
}

const WARNING =
  'SECRET differs from the one at the last start on this database. If you changed it, ignore this. Otherwise sign-in codes, known browsers and picture addresses of one server fail at another: give all servers of this site the same SECRET';

/** Warns if the last start on this database used a different secret. Throws OperatorError. */
export async function warnOfChangedSecret(
  db: Database,
  { dataDir, secret }: Settings,
  log: Logger,
): Promise<void> {
  if (await replaceFingerprint(db, await readSecret(dataDir, secret))) log.warn(WARNING);
}
