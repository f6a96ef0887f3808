import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OperatorError, runCommand } from '#cli/operator/operator.ts';
import { apiDescription, digestLine } from './assets/api-digest.ts';

// Not a dependency: only this command needs it, and it brings a TypeScript of its own. docs/api.md names the same version.
const GENERATOR = 'openapi-typescript@7.13.0';
const TYPES = join(import.meta.dirname, '../docs/client/tabayyan.d.ts');

// `npm run client` generates the API's types in docs/client; it needs the network the first time.
await runCommand(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tabayyan-client-'));
  try {
    const description = join(folder, 'openapi.json');
    await writeFile(description, JSON.stringify(apiDescription()));
    const types = await generate(description, join(folder, 'tabayyan.d.ts'));
    await writeFile(TYPES, `${digestLine()}\n${types}`);
    console.log('docs/client/tabayyan.d.ts has the types of the API as it is now');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

async function generate(description: string, output: string): Promise<string> {
  const { status, stderr } = spawnSync(
    'npm',
    [
      ...['exec', '--yes', '--ignore-scripts', `--package=${GENERATOR}`, '--'],
      ...['openapi-typescript', description, '--output', output],
    ],
    { encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new OperatorError(`the generator failed: ${stderr}`);
  return readFile(output, 'utf8');
}
