import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { TestProject } from 'vitest/node';
import { connect } from '#db/client.ts';
import { startEmbeddedPostgres } from '#db/embedded.ts';
import { migrate } from '#db/migrate.ts';
import { addStarterListings } from '#domain/listing/starter.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a database server with the templates `empty` and `starter`. */
    databaseServer: string;
  }
}

/** One real server for the run; each test file clones its database from a template on it. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'tabayyan-test-'));
  const server = await startEmbeddedPostgres({ dataDir, log: () => {} });
  await makeTemplates(server.url);
  project.provide('databaseServer', server.url);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function makeTemplates(url: string): Promise<void> {
  const admin = connect(url, { connections: 1 });
  await admin.db.execute(sql`create database empty_template`);
  await migrate(inDatabase(url, 'empty_template'));
  await admin.db.execute(sql`create database starter_template template empty_template`);
  const starter = connect(inDatabase(url, 'starter_template'), { connections: 1 });
  await addStarterListings(starter.db);
  await starter.close();
  await admin.close();
}

function inDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
