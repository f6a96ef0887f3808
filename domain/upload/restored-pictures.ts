import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { syncFolder, writeDurably } from '#domain/file/atomic-write.ts';

/** Beside the pictures while some are restored: the names of those that were not there before, and of the others. */
const NOTE = 'restoring.json';

export interface RestoringNote {
  added: string[];
  others: string[];
}

const noteSchema = z.object({ added: z.array(z.string()), others: z.array(z.string()) });
const NAMES = /(?<=")[A-Za-z0-9_-]{16,64}\.webp(?=")/g;
/** As much of the first list as is intact, up to its first wrong letter. */
const ADDED = /^\{"added":\[((?:"[A-Za-z0-9_-]{16,64}\.webp",?)*)/;

/** The pictures of a backup on their way into the folder of uploads; until `end` it can be told which they are. */
export interface RestoredPictures {
  /** How many have been written. */
  readonly count: number;
  /** Notes what is to come; these survive a crash together. */
  begin(names: string[]): Promise<void>;
  /** In the place of a picture of that name, if it is not the same. */
  put(name: string, picture: Uint8Array): Promise<void>;
  /** All that was put survives a crash from now on. */
  settle(): Promise<void>;
  end(): Promise<void>;
}

/** For a restore into this folder of uploads. */
export function restoredPictures(folder: string): RestoredPictures {
  let count = 0;
  return {
    get count() {
      return count;
    },
    async begin(names) {
      // Of one that was killed a moment ago.
      const before = await readNote(folder);
      const added = new Set(before?.added);
      const others = new Set(before?.others);
      for (const name of names) {
        const isThere = await stat(join(folder, name)).catch(() => null);
        if (!isThere) added.add(name);
        else if (!added.has(name)) others.add(name);
      }
      const note: RestoringNote = { added: [...added], others: [...others] };
      await writeDurably(join(folder, NOTE), Buffer.from(JSON.stringify(note)));
      await syncFolder(folder);
    },
    async put(name, picture) {
      const path = join(folder, name);
      const before = await readFile(path).catch(() => null);
      // Its name says which picture it is; whether it is still whole, only its bytes.
      if (before?.equals(picture)) return;
      await writeDurably(path, picture);
      count += 1;
    },
    settle: () => syncFolder(folder),
    end: () => rm(join(folder, NOTE), { force: true }),
  };
}

/** Notes of a restore that never ended, as far as they can be read; null where there was none. */
export async function readNote(
  folder: string,
): Promise<(RestoringNote & { isDamaged: boolean }) | null> {
  const text = await readFile(join(folder, NOTE), 'utf8').catch(() => null);
  if (text === null) return null;
  const whole = noteSchema.safeParse(parseJson(text));
  return whole.success
    ? { ...whole.data, isDamaged: false }
    : { ...salvage(text), isDamaged: true };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

// A name that cannot be placed counts among the others: what may have been there before the restore stays.
function salvage(text: string): RestoringNote {
  const [, list = ''] = ADDED.exec(text) ?? [];
  const added = new Set(list.match(NAMES));
  const others = (text.match(NAMES) ?? []).filter((name) => !added.has(name));
  return { added: [...added], others };
}
