import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { syncFolder, writeDurably } from '#domain/file/atomic-write.ts';

/** File beside the pictures during a restore: the names of the added pictures, and of those that existed before. */
const NOTE = 'restoring.json';

export interface RestoringNote {
  added: string[];
  others: string[];
}

const noteSchema = z.object({ added: z.array(z.string()), others: z.array(z.string()) });
const NAMES = /(?<=")[A-Za-z0-9_-]{16,64}\.webp(?=")/g;
/** The intact part of the first list. */
const ADDED = /^\{"added":\[((?:"[A-Za-z0-9_-]{16,64}\.webp",?)*)/;

/** Restores the pictures of a backup into the folder of uploads; until `end` a note lists them. */
export interface RestoredPictures {
  /** Number of pictures written. */
  readonly count: number;
  /** Writes the note durably, before any picture. */
  begin(names: string[]): Promise<void>;
  /** Writes a picture unless the same bytes exist under this name. */
  put(name: string, picture: Uint8Array): Promise<void>;
  /** Makes the names of all written pictures durable. */
  settle(): Promise<void>;
  /** Removes the note. */
  end(): Promise<void>;
}

/** Starts a restore into this folder of uploads. */
export function restoredPictures(folder: string): RestoredPictures {
  let count = 0;
  return {
    get count() {
      return count;
    },
    async begin(names) {
      // The note of a killed restore is continued.
      const previous = await readNote(folder);
      const added = new Set(previous?.added);
      const others = new Set(previous?.others);
      for (const name of names) {
        const exists = await stat(join(folder, name)).catch(() => null);
        if (!exists) added.add(name);
        else if (!added.has(name)) others.add(name);
      }
      const note: RestoringNote = { added: [...added], others: [...others] };
      await writeDurably(join(folder, NOTE), Buffer.from(JSON.stringify(note)));
      await syncFolder(folder);
    },
    async put(name, picture) {
      const path = join(folder, name);
      const existing = await readFile(path).catch(() => null);
      // An existing file of this name may be damaged: only its bytes prove it whole.
      if (existing?.equals(picture)) return;
      await writeDurably(path, picture);
      count += 1;
    },
    settle: () => syncFolder(folder),
    end: () => rm(join(folder, NOTE), { force: true }),
  };
}

/** The note of an unfinished restore, as far as it is readable; null: no note. */
export async function readNote(
  folder: string,
): Promise<(RestoringNote & { isDamaged: boolean }) | null> {
  const text = await readFile(join(folder, NOTE), 'utf8').catch(() => null);
  if (text === null) return null;
  const { data } = noteSchema.safeParse(parseJson(text));
  return data ? { ...data, isDamaged: false } : { ...salvage(text), isDamaged: true };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

// A name outside the intact list counts as existing before the restore, so that its picture stays.
function salvage(text: string): RestoringNote {
  const [, list = ''] = ADDED.exec(text) ?? [];
  const added = new Set(list.match(NAMES));
  const others = (text.match(NAMES) ?? []).filter((name) => !added.has(name));
  return { added: [...added], others };
}
