import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '#cli/operator/operator-error.ts';

const MIN_CHARACTERS = 16;

/** The secret all keys are made from: the given one, else the one in `dataDir`, made at the first start. Throws OperatorError. */
export async function readSecret(dataDir: string, given: string | undefined): Promise<string> {
  if (given !== undefined) return given;
  const path = join(dataDir, 'secret');
  try {
    const secret = (await readIfThere(path)) ?? (await make(dataDir, path));
    if (secret.length >= MIN_CHARACTERS) return secret;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause;
    throw new OperatorError(`the secret cannot be kept; set SECRET: ${reason}`, { cause });
  }
  throw new OperatorError(`${path} holds no secret; restore it, or remove it to have one made`);
}

async function readIfThere(path: string): Promise<string | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text?.trim() ?? null;
}

// Linked into place whole: of two starts at once one wins, and both read the winner's.
async function make(dataDir: string, path: string): Promise<string> {
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
