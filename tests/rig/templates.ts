import { randomBytes } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { type Connection, connect } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { addStarterListings } from '#domain/listing/transfer/starter.ts';

export type Template = 'empty' | 'starter';

/** Creates the template databases on this server. */
export async function makeTemplates(server: string): Promise<void> {
  const admin = connect(server, { connections: 1 });
  for (const name of ['starter_template', 'empty_template']) {
    await admin.db.execute(sql`drop database if exists ${sql.identifier(name)}`);
  }
  await admin.db.execute(sql`create database empty_template`);
  await migrate(inDatabase(server, 'empty_template'));
  await admin.db.execute(sql`create database starter_template template empty_template`);
  const starter = connect(inDatabase(server, 'starter_template'), { connections: 1 });
  await addStarterListings(starter.db);
  await starter.close();
  await admin.close();
}

/** Clones a database on this server, migrated and empty or with the starter listings; `close` drops it. */
export async function cloneTemplate(
  server: string,
  template: Template,
): Promise<Connection & { url: string }> {
  const name = sql.identifier(`test_${randomBytes(8).toString('hex')}`);
  const templateName = sql.identifier(`${template}_template`);
  await inServer(server, sql`create database ${name} template ${templateName}`);
  const url = inDatabase(server, name.value);
  const { close, ...connection } = connect(url);
  const drop = async () => {
    await close();
    await inServer(server, sql`drop database ${name} with (force)`);
  };
  return { ...connection, url, close: drop };
}

async function inServer(server: string, statement: SQL): Promise<void> {
  const { db, close } = connect(server, { connections: 1 });
  await db.execute(statement);
  await close();
}

function inDatabase(server: string, name: string): string {
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}
