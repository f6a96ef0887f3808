import { readdir } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Site } from './site.ts';

/** All that a site keeps: what each table of its database comes to, and the names of its files, mails among them. */
export async function storedState({
  db,
  dataDir,
}: Pick<Site, 'db' | 'dataDir'>): Promise<Record<string, string>> {
  const tables = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  // That a session is in use is written down every half minute.
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
