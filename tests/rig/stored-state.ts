import { readdir } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Site } from './site.ts';

/** A digest of each table of a site, and the names of its files, mails included. */
export async function storedState({
  db,
  dataDir,
}: Pick<Site, 'db' | 'dataDir'>): Promise<Record<string, string>> {
  const tables = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  // The last use of a session is updated every half minute.
  const digests = tables.map(
    ({ name }) => sql`
      select ${name} as name, coalesce(md5(string_agg(kept, '|' order by kept)), '') as kept
      from (select (to_jsonb(t) - 'last_seen_at')::text as kept from ${sql.identifier(name)} t) rows`,
  );
  const rows = await db.execute<{ name: string; kept: string }>(
    sql.join(digests, sql` union all `),
  );
  const files = await readdir(dataDir, { recursive: true });
  return {
    ...Object.fromEntries(rows.map(({ name, kept }) => [name, kept])),
    files: files.sort().join('\n'),
  };
}
