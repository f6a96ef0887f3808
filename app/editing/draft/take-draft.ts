import { fromStorage } from '#app/ui/from-storage.ts';
import { readDraft } from './draft.ts';

const MOST_AT_ONCE = 9;

/** A draft that is locked by one tab until it gives it back. */
export interface TakenDraft {
  key: string;
  giveBack(): void;
}

/**
 * Takes one of the drafts of the form whose first is `key`: the one that this tab had, else one that was left behind,
 * else a new one; none that is open in another tab. Where tabs cannot know of each other, they share the first.
 */
export async function takeDraft(key: string): Promise<TakenDraft> {
  // A form that begins anew gives its draft back in the turn in which it asks for one.
  await new Promise((resolve) => setTimeout(resolve));
  const had = fromStorage(() => sessionStorage.getItem(key));
  const keys = Array.from({ length: MOST_AT_ONCE }, (_, place) =>
    place ? `${key}#${place}` : key,
  );
  const rankOf = (name: string) => (name === had ? 0 : readDraft(name) ? 1 : 2);
  for (const name of keys.toSorted((left, right) => rankOf(left) - rankOf(right))) {
    const giveBack = await lock(name);
    if (!giveBack) continue;
    fromStorage(() => sessionStorage.setItem(key, name));
    return { key: name, giveBack };
  }
  return { key, giveBack() {} };
}

/** Locks a name against other tabs and answers its release; null where it is locked, or locks are not supported. */
function lock(name: string): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    // Unavailable without https.
    if (!navigator.locks) return resolve(null);
    navigator.locks
      .request(name, { ifAvailable: true }, (held) => {
        if (!held) return resolve(null);
        return new Promise<void>((giveBack) => resolve(giveBack));
      })
      .catch(() => resolve(null));
  });
}
