import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { wordsOfAll } from '#app/offline/words-of-all.ts';
import { bundleScript } from '#cli/bundle-script.ts';

const WORKER = fileURLToPath(new URL('../../app/offline/worker.ts', import.meta.url));

/** Writes the service worker to `path`, as one script; `stamp` is the name of this build. */
export async function buildWorker(path: string, stamp: string): Promise<void> {
  const { code } = await bundleScript(WORKER, { WORDS: wordsOfAll(), STAMP: stamp });
  // Browsers compare workers byte by byte: a new build has to be another file.
  await writeFile(path, `// ${stamp}\n${code}\n`);
}
