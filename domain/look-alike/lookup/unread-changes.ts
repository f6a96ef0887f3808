import type { LookAlikeTag } from '#db/cache-tags.ts';
import type { Changes } from '#db/changes.ts';
import { isKind } from '#domain/listing/kind.ts';

const ALL_LOOK_ALIKES: ReadonlySet<LookAlikeTag> = new Set(['look-alikes']);

/** More changed listings than these are not followed one by one: all are read again. */
const MAX_FOLLOWED = 2_000;

/** Follows the changes of listings until they are read, and tells listeners which look-alikes they concern. */
export function unreadChanges(
  changes: Pick<Changes, 'onChange' | 'isListening'>,
  maxFollowed = MAX_FOLLOWED,
) {
  let changed = new Set<string>();
  /** False: any listing may have changed. */
  let isFollowed = false;
  /** Changes of identifiers that were announced, and those of them that were read. */
  let announced = 0;
  let caughtUp = 0;
  const listeners: ((tags: ReadonlySet<LookAlikeTag>) => void)[] = [];
  changes.onChange((changedTags) => {
    const ids = [...(changedTags ?? [])].filter(
      (tag) => isKind(tag.split('/')[0]) && tag.includes('/'),
    );
    for (const id of ids) changed.add(id);
    const isOfIdentifiers = changedTags === null || changedTags.has('identifiers');
    if (isOfIdentifiers) announced += 1;
    const isUnnamed = isOfIdentifiers && ids.length === 0;
    if (isUnnamed || changed.size > maxFollowed) {
      isFollowed = false;
      changed.clear();
    }
    if (!isFollowed) tell(ALL_LOOK_ALIKES, announced);
  });

  function tell(concerned: ReadonlySet<LookAlikeTag>, upTo: number): void {
    caughtUp = Math.max(caughtUp, upTo);
    for (const listener of listeners) listener(concerned);
  }

  return {
    onLookAlikes: (listener: (tags: ReadonlySet<LookAlikeTag>) => void): void =>
      void listeners.push(listener),
    /** Whether it is not known yet which look-alikes the last changes concern. */
    isBehind: () => caughtUp < announced,
    /** Whether all changes were read. */
    isEmpty: () => isFollowed && changed.size === 0,
    /** Whether each changed listing is known, so that the others need not be read. */
    canReadNamed: () => isFollowed && changes.isListening(),
    /** Reads the changed listings (`kind/id`) through `read`, which adds what they concern; those of a failed reading stay unread. */
    async readNamed(
      read: (ids: ReadonlySet<string>, concerned: Set<LookAlikeTag>) => Promise<void>,
    ): Promise<void> {
      const [ids, upTo] = [changed, announced];
      changed = new Set();
      const concerned = new Set<LookAlikeTag>();
      try {
        await read(ids, concerned);
        tell(concerned, upTo);
      } catch (error) {
        for (const id of ids) changed.add(id);
        tell(concerned, caughtUp);
        throw error;
      }
    },
    /** Reads all listings through `read`; changes from now on are followed. */
    async readAll(read: () => Promise<void>): Promise<void> {
      const upTo = announced;
      isFollowed = true;
      changed.clear();
      try {
        await read();
      } catch (error) {
        isFollowed = false;
        throw error;
      }
      tell(ALL_LOOK_ALIKES, upTo);
    },
  };
}
