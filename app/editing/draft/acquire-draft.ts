import { fromStorage } from '#app/ui/from-storage.ts';
import { readDraft } from './draft.ts';

/** Drafts of one form, each of another tab. */
const MAX_DRAFTS = 9;

/** A draft that is locked by one tab until it is released. */
interface AcquiredDraft {
  key: string;
  release(): void;
}

/**
 * Acquires one of the drafts of the form whose first is `key`: the one that this tab had, else one that was left behind,
 * else a new one; none that is open in another tab. Where tabs cannot know of each other, they share the first.
 */
export async function acquireDraft(key: string): Promise<AcquiredDraft> {
  // A form that is mounted again releases its draft and acquires one in the same task.
  await new Promise((resolve) => setTimeout(resolve));
  const had = fromStorage(() => sessionStorage.getItem(key));
  const keys = Array.from({ length: MAX_DRAFTS }, (_, place) => (place ? `${key}#${place}` : key));
  const rankOf = (name: string) => (name === had ? 0 : readDraft(name) ? 1 : 2);
  for (const name of keys.toSorted((left, right) => rankOf(left) - rankOf(right))) {
    const release = await lock(name);
    if (!release) continue;
    fromStorage(() => sessionStorage.setItem(key, name));
    return { key: name, release };
  }
  return { key, release() {} };
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
