import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { PassThrough, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { OperatorError } from '#cli/operator/operator.ts';
import { writeAtomically } from '#domain/file/atomic-write.ts';

export type Put = (text: string) => Promise<void>;

/** Replaces a file atomically; the old one stays until the new one is complete. Throws OperatorError. */
export async function replaceFile(
  file: string,
  write: (put: Put) => Promise<void>,
  ...through: Transform[]
): Promise<void> {
  const input = new PassThrough();
  const put: Put = async (text) => {
    if (!input.write(text)) await once(input, 'drain');
  };
  const fill = async (draft: string) => {
    // Readable by the owner only, because it may contain password hashes and unpublished texts.
    const output = createWriteStream(draft, { flags: 'wx', mode: 0o600 });
    const written = write(put).then(
      () => void input.end(),
      (error) => {
        input.destroy(error);
        throw error;
      },
    );
    await Promise.all([pipeline([input, ...through, output]), written]);
    await sync(draft);
  };
  try {
    await writeAtomically(file, `${file}.${randomUUID()}.part`, fill);
  } catch (error) {
    const { code, syscall, message } = error as NodeJS.ErrnoException;
    if (code && syscall) throw new OperatorError(`${file} cannot be written: ${message}`);
    throw error;
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}
