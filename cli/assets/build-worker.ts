import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { wordsOfAll } from '#app/offline/words-of-all.ts';
import { bundleScript } from '#cli/bundle-script.ts';

const WORKER = fileURLToPath(new URL('../../app/offline/worker.ts', import.meta.url));

/** Writes the service worker to `path` as one script; `stamp` identifies the build, `offlinePaths` is a pattern. */
export async function buildWorker(
  path: string,
  { stamp, offlinePaths }: { stamp: string; offlinePaths: string },
): Promise<void> {
  // Vite says to the whole process that it builds for production; what is run by it afterwards need not be.
  const environment = process.env.NODE_ENV;
  const built = await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    define: {
      WORDS: JSON.stringify(wordsOfAll()),
      STAMP: JSON.stringify(stamp),
      OFFLINE_PATHS: JSON.stringify(offlinePaths),
    },
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input: WORKER, output: { format: 'iife' } },
    },
  }).finally(() => {
    if (environment === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = environment;
  });
  const [script] = 'output' in built ? built.output : [];
  if (script?.type !== 'chunk') throw new Error('The worker was not built.');
  // A browser takes a worker for a new one by its bytes alone.
  await writeFile(path, `// ${stamp}\n${script.code}`);
}
