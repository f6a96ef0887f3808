import { ne } from 'drizzle-orm';
import { readTagged } from '#db/cache-tags.ts';
import type { Database } from '#db/client.ts';
import { warningLists } from '#db/schema.ts';
import { DAY_MS } from '#domain/time/day.ts';
import { PROTECTED } from './import.ts';
import type { ListId } from './list-ids.ts';
import { isListId, LISTS, type WarningList } from './lists.ts';

/** A list with its last reading. */
export interface ReadList extends Pick<WarningList, 'kind' | 'names' | 'name' | 'url'> {
  id: ListId;
  /** Number of domains or addresses in it. */
  entries: number;
  readAt: Date;
  /** It has not been read for three times its rhythm. */
  isStale: boolean;
}

const STALE_RHYTHMS = 3;

/** The lists that were read, in the order of their ids. */
export async function listReadLists(db: Database): Promise<ReadList[]> {
  const rows = await readTagged(['warnings'], () =>
    db
      .select()
      .from(warningLists)
      .where(ne(warningLists.source, PROTECTED))
      .orderBy(warningLists.source),
  );
  return rows.flatMap(({ source, readAt, entries }): ReadList[] => {
    if (!isListId(source)) return [];
    const { kind, names, name, url } = LISTS[source];
    return [
      {
        id: source,
        kind,
        names,
        name,
        url,
        entries,
        readAt,
        isStale: isStaleReading(source, readAt, new Date()),
      },
    ];
  });
}

/** Whether a list was last read more than three times its rhythm ago. */
export function isStaleReading(list: ListId, readAt: Date, now: Date): boolean {
  return now.getTime() - readAt.getTime() > STALE_RHYTHMS * LISTS[list].rhythmDays * DAY_MS;
}
