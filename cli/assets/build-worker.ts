import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { wordsOfAll } from '#app/offline/words-of-all.ts';
import type * as HttpServer from '#http/server.ts';
import { bundleScript } from './bundle-script.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

// Run by cli/build.ts in a process of its own, because Vite stays in memory. Writes the service worker of the built server as one script.
const [stamp = ''] = process.argv.slice(2);
const server = pathToFileURL(join(ROOT, 'build/server/index.js')).href;
const { OFFLINE_PATHS }: typeof HttpServer = await import(server);
const { code } = await bundleScript(join(ROOT, 'app/offline/worker.ts'), {
  WORDS: wordsOfAll(),
  STAMP: stamp,
  OFFLINE_PATHS,
});
// Browsers compare workers byte by byte, so each build must differ.
await writeFile(join(ROOT, 'build/client/sw.js'), `// ${stamp}\n${code}\n`);
