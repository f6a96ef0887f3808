import { and, isNotNull, like } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { registers } from '#db/schema.ts';
import { waitingHash } from '#domain/quote/published-file.ts';
import { fileIdOf } from './fetch-lists.ts';
import { LIST_IDS, type ListId } from './list-ids.ts';
import { LISTS } from './lists.ts';
import { listReadLists } from './read-lists.ts';

/** A list that an editor looks at: a newer file was not taken over, or it has not been read for long. */
export interface FailingList {
  id: ListId;
  /** In English. */
  name: string;
  url: string;
  /** The last reading that was taken over; null: never read. */
  readAt: Date | null;
  isStale: boolean;
  /** Why a newer file was not taken over, and when; null: it is only stale. */
  refusal: string | null;
  refusedAt: Date | null;
  /** The hash of a file that differs too much and waits for an editor. */
  heldHash: string | null;
}

/** The lists that an editor looks at, in the order of their ids. */
export async function failingLists(db: Database): Promise<FailingList[]> {
  const [lists, refused] = await Promise.all([
    listReadLists(db),
    db
      .select()
      .from(registers)
      .where(and(like(registers.source, fileIdOf('%')), isNotNull(registers.refusal))),
  ]);
  return LIST_IDS.flatMap((id): FailingList[] => {
    const read = lists.find((list) => list.id === id);
    const row = refused.find(({ source }) => source === fileIdOf(id));
    if (!row && !read?.isStale) return [];
    return [
      {
        id,
        name: LISTS[id].name.en,
        url: LISTS[id].url,
        readAt: read?.readAt ?? null,
        isStale: read?.isStale ?? false,
        refusal: row?.refusal ?? null,
        refusedAt: row?.refusedAt ?? null,
        heldHash: waitingHash(row),
      },
    ];
  });
}
