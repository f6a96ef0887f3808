import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { wordsOfAll } from '#app/offline/words-of-all.ts';
import { bundleScript } from './bundle-script.ts';

const WORKER = fileURLToPath(new URL('../../app/offline/worker.ts', import.meta.url));

/** Writes the service worker to `path` as one script; `stamp` identifies the build, `offlinePaths` is a regular expression. */
export async function buildWorker(
  path: string,
  { stamp, offlinePaths }: { stamp: string; offlinePaths: string },
): Promise<void> {
  const { code } = await bundleScript(WORKER, {
    WORDS: wordsOfAll(),
    STAMP: stamp,
    OFFLINE_PATHS: offlinePaths,
  });
  // Browsers compare workers byte by byte, so each build must differ.
  await writeFile(path, `// ${stamp}\n${code}\n`);
}
