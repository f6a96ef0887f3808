import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#db/embedded/embedded.ts';
import { makeTemplates } from './templates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a database server with the templates `empty` and `starter`. */
    databaseServer: string;
  }
}

/**
 * One real server for the run; each test file clones its database from a template on it. `TEST_DATABASE_URL` names
 * another one than the embedded PostgreSQL; its databases `empty_template` and `starter_template` are replaced.
 */
export default async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    await makeTemplates(given);
    project.provide('databaseServer', given);
    return;
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'tabayyan-test-'));
  const server = await startEmbeddedPostgres({ dataDir, log: () => {} });
  await makeTemplates(server.url);
  project.provide('databaseServer', server.url);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
