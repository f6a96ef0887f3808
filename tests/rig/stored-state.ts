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
      select ${name} as name, coalesce(md5(string_agg(content, '|' order by content)), '') as digest
      from (select (to_jsonb(t) - 'last_seen_at')::text as content from ${sql.identifier(name)} t) rows`,
  );
  const rows = await db.execute<{ name: string; digest: string }>(
    sql.join(digests, sql` union all `),
  );
  const files = await readdir(dataDir, { recursive: true });
  return {
    ...Object.fromEntries(rows.map(({ name, digest }) => [name, digest])),
    files: files.sort().join('\n'),
  };
}
