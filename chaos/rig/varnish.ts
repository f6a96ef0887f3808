import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ask } from '#bench/rig/ask.ts';
import { programOf } from '#bench/rig/tools.ts';
import { ROOT, scratchFolder, start } from '#tests/rig/processes.ts';
import { until } from './server.ts';
import { NotPossible } from './trial.ts';

/** The folders in which distributions put Varnish's modules. */
const MODULES = [
  '/usr/lib/x86_64-linux-gnu/varnish/vmods',
  '/usr/lib/aarch64-linux-gnu/varnish/vmods',
  '/usr/lib/varnish/vmods',
];

/** Starts Varnish with `deploy/varnish.vcl` on `port`, in front of the site. Throws NotPossible without Varnish and xkey. */
export async function startVarnish(
  port: number,
  { sitePort, key }: { sitePort: number; key: string },
): Promise<() => Promise<void>> {
  const program = await programOf('varnishd');
  if (!program || !MODULES.some((folder) => existsSync(join(folder, 'libvmod_xkey.so')))) {
    throw new NotPossible('no Varnish with xkey (Debian: apt install varnish varnish-modules)');
  }
  const folder = await scratchFolder();
  const example = await readFile(join(ROOT, 'deploy/varnish.vcl'), 'utf8');
  const vcl = example.replace('"3000"', `"${sitePort}"`).replace('CHANGE-ME', key);
  await writeFile(join(folder, 'varnish.vcl'), vcl);
  const { stop } = start(
    program,
    [
      ...['-F', '-n', join(folder, 'work'), '-f', join(folder, 'varnish.vcl')],
      ...['-a', `127.0.0.1:${port}`, '-s', 'malloc,128m', '-T', 'none', '-j', 'none'],
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const isUp = () => ask(port, '/healthz').then(({ status }) => status === 200);
  await until(() => isUp().catch(() => false), 'Varnish does not answer');
  return stop;
}
