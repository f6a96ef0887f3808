import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Connection, connect } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { addStarterListings } from '#domain/listing/transfer/starter.ts';

export type Template = 'empty' | 'starter';

/** Creates the template databases on this server. */
export async function makeTemplates(server: string): Promise<void> {
  const admin = connect(server, { connections: 1 });
  await admin.db.execute(sql`create database empty_template`);
  await migrate(inDatabase(server, 'empty_template'));
  await admin.db.execute(sql`create database starter_template template empty_template`);
  const starter = connect(inDatabase(server, 'starter_template'), { connections: 1 });
  await addStarterListings(starter.db);
  await starter.close();
  await admin.close();
}

/** Clones a new database on this server: migrated and empty, or with the starter listings. */
export async function cloneTemplate(
  server: string,
  template: Template,
): Promise<Connection & { url: string }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const admin = connect(server, { connections: 1 });
  await admin.db.execute(
    sql`create database ${sql.identifier(name)} template ${sql.identifier(`${template}_template`)}`,
  );
  await admin.close();
  const url = inDatabase(server, name);
  return { ...connect(url), url };
}

function inDatabase(server: string, name: string): string {
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}
