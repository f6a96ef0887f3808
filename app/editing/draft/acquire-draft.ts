import { fromStorage } from '#app/ui/from-storage.ts';
import { type Draft, type FormValues, readDraft } from './draft.ts';

/** Drafts of one form, each of another tab, besides those that the form cannot read. */
const MAX_DRAFTS = 9;

/** A draft that is locked by one tab until it is released. */
interface AcquiredDraft {
  key: string;
  /** Another tab that has the form open holds a draft of it. */
  isElsewhere: boolean;
  /** A draft that the form cannot read. It is never overwritten. */
  unreadable: StoredDraft | null;
  release(): void;
}

export interface StoredDraft extends Draft {
  key: string;
}

/**
 * Acquires one of the drafts of the form whose first is `key`: the one that this tab had, else one that was left behind,
 * else a new one; none that is open in another tab. Where tabs cannot know of each other, they share the first.
 */
export async function acquireDraft(
  key: string,
  isReadable: (values: FormValues) => boolean,
): Promise<AcquiredDraft> {
  // A form that is mounted again releases its draft and acquires one in the same task.
  await new Promise((resolve) => setTimeout(resolve));
  const had = fromStorage(() => sessionStorage.getItem(key));
  const usable: { name: string; draft: Draft | null }[] = [];
  let unreadable: StoredDraft | null = null;
  for (let place = 0; usable.length < MAX_DRAFTS; place++) {
    const name = place ? `${key}#${place}` : key;
    const draft = readDraft(name);
    if (!draft || isReadable(draft.values)) usable.push({ name, draft });
    else unreadable ??= { key: name, ...draft };
  }
  // A tab whose own draft is gone takes one that was left behind: that of a tab closed since.
  const rankOf = ({ name, draft }: (typeof usable)[number]) =>
    (draft ? 0 : 2) + (name === had ? 0 : 1);
  let isElsewhere = false;
  for (const { name, draft } of usable.toSorted((left, right) => rankOf(left) - rankOf(right))) {
    const release = await lock(name);
    if (release) {
      fromStorage(() => sessionStorage.setItem(key, name));
      return { key: name, isElsewhere, unreadable, release };
    }
    isElsewhere ||= draft !== null && Boolean(navigator.locks);
  }
  return { key: usable[0]?.name ?? key, isElsewhere, unreadable, release() {} };
}

/** Locks a name against other tabs and resolves to its release; null where it is locked, or locks are not supported. */
function lock(name: string): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    // Unavailable without https.
    if (!navigator.locks) return resolve(null);
    navigator.locks
      .request(name, { ifAvailable: true }, (held) => {
        if (!held) return resolve(null);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(() => resolve(null));
  });
}
