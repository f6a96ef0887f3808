import type { Database } from '#db/client.ts';
import { findPastedWarnings } from '#domain/look-alike/pasted-warnings.ts';
import { dayOf } from '#domain/time/day.ts';
import type { FoundWarning } from '#domain/warning/find-warnings.ts';
import { listReadLists } from '#domain/warning/read-lists.ts';
import type { WarningsResponse } from './country-schemas.ts';
import type { WarningsQuery } from './queries.ts';

/** The warnings of the domains and addresses in a text, and the lists that were read. */
export async function answerWarnings(
  { db }: { db: Database },
  { q }: WarningsQuery,
): Promise<WarningsResponse> {
  const [found, lists] = await Promise.all([q ? findPastedWarnings(db, q) : [], listReadLists(db)]);
  return {
    items: found.map(warningOf),
    lists: lists.map(({ readAt, isStale, ...list }) => ({
      ...list,
      readOn: dayOf(readAt),
      stale: isStale,
    })),
  };
}

/** A warning as the API answers it. */
export function warningOf({
  list: { kind, name, url },
  isStale,
  ...warning
}: FoundWarning): WarningsResponse['items'][number] {
  const domain = warning.domain ?? warning.address ?? '';
  return { ...warning, domain, kind, list: name, url, stale: isStale };
}
