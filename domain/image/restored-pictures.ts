import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder, writeWhole } from '#domain/file/whole-file.ts';

/** Beside the pictures while some are restored: the names of those that were not there before, and of the others. */
const NOTE = 'restoring.json';

export interface RestoringNote {
  added: string[];
  others: string[];
}

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
      await writeWhole(join(folder, NOTE), Buffer.from(JSON.stringify(note)));
      await syncFolder(folder);
    },
    async put(name, picture) {
      const path = join(folder, name);
      const before = await readFile(path).catch(() => null);
      // Its name says which picture it is; whether it is still whole, only its bytes.
      if (before?.equals(picture)) return;
      await writeWhole(path, picture);
      count += 1;
    },
    settle: () => syncFolder(folder),
    end: () => rm(join(folder, NOTE), { force: true }),
  };
}

/** What a restore that never ended has noted; null where there was none. */
export async function readNote(folder: string): Promise<RestoringNote | null> {
  const text = await readFile(join(folder, NOTE), 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text);
}
