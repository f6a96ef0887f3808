import { z } from 'zod';
import { parseJson } from '#domain/text/parse-json.ts';
import type { UploadStore } from './upload-store.ts';

/** The file beside the pictures during a restore: the names of the added pictures, and of those that existed before. */
const NOTE = 'restoring.json';

export interface RestoringNote {
  added: string[];
  others: string[];
}

const noteSchema = z.object({ added: z.array(z.string()), others: z.array(z.string()) });
const NAMES = /(?<=")[A-Za-z0-9_-]{16,64}\.webp(?=")/g;
/** The intact part of the first list. */
const ADDED = /^\{"added":\[((?:"[A-Za-z0-9_-]{16,64}\.webp",?)*)/;

/** Restores the pictures of a backup into the store of uploads; until `end` a note lists them. */
export interface RestoredPictures {
  /** Number of pictures written. */
  readonly count: number;
  /** Writes the note, before any picture. */
  begin(names: string[]): Promise<void>;
  /** Writes a picture unless the same bytes exist under this name. */
  put(name: string, picture: Uint8Array): Promise<void>;
  /** Removes the note. */
  end(): Promise<void>;
}

/** Starts a restore into this store of uploads. */
export function restoredPictures(store: UploadStore): RestoredPictures {
  let count = 0;
  let existing = new Set<string>();
  return {
    get count() {
      return count;
    },
    async begin(names) {
      // The note of a killed restore is continued.
      const previous = await readNote(store);
      existing = new Set();
      for await (const name of store.list()) existing.add(name);
      const added = new Set(previous?.added);
      const others = new Set(previous?.others);
      for (const name of names) {
        if (!existing.has(name)) added.add(name);
        else if (!added.has(name)) others.add(name);
      }
      const note: RestoringNote = { added: [...added], others: [...others] };
      await store.put(NOTE, Buffer.from(JSON.stringify(note)));
    },
    async put(name, picture) {
      // An existing file of this name may be damaged: only its bytes prove it whole.
      const stored = existing.has(name) ? await store.get(name) : null;
      if (stored && Buffer.from(stored).equals(picture)) return;
      await store.put(name, picture);
      count += 1;
    },
    end: () => store.remove(NOTE),
  };
}

/** The note of an unfinished restore, as far as it is readable; null: no note. */
export async function readNote(
  store: UploadStore,
): Promise<(RestoringNote & { isDamaged: boolean }) | null> {
  const bytes = await store.get(NOTE);
  if (bytes === null) return null;
  const text = Buffer.from(bytes).toString();
  const { data } = noteSchema.safeParse(parseJson(text));
  return data ? { ...data, isDamaged: false } : { ...salvage(text), isDamaged: true };
}

// A name outside the intact list counts as existing before the restore, so that its picture stays.
function salvage(text: string): RestoringNote {
  const [, list = ''] = ADDED.exec(text) ?? [];
  const added = new Set(list.match(NAMES));
  const others = (text.match(NAMES) ?? []).filter((name) => !added.has(name));
  return { added: [...added], others };
}
