import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFiles } from '#cli/assets/compress-files.ts';
import { OperatorError, runCommand } from '#cli/operator/operator.ts';
import { oneAtATime } from './one-at-a-time.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = [
  'app',
  'http',
  'domain',
  'db',
  'public',
  'settings.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'cli/assets/build-worker.ts',
  'cli/assets/bundle-script.ts',
  'cli/assets/compress-files.ts',
  'cli/assets/in-ascii.ts',
];
// Not in build/, which the build empties; cli/install.mjs uses the same lock.
const LOCK = join(ROOT, '.start.lock');
const STAMP = join(ROOT, 'build', '.built-from');
const REACT_ROUTER = join(ROOT, 'node_modules/@react-router/dev/bin.cjs');
const WORKER_BUILDER = join(ROOT, 'cli/assets/build-worker.ts');
const RESULTS = ['server/index.js', 'client/assets', 'client/sw.js'].map((path) =>
  join(ROOT, 'build', path),
);

const CANNOT_BUILD =
  'the pages in build/ are not of these sources, and what builds them is not installed here; ' +
  'build where it is (npm run build) and bring the whole folder';

/**
 * Builds the pages unless `build/` was built from the same sources. Rejects once `signal` aborts and the tools have
 * ended. Throws OperatorError if the build tools are missing.
 */
export async function buildIfChanged(
  log: (line: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  if (await isBuilt()) return;
  if (!existsSync(REACT_ROUTER)) throw new OperatorError(CANNOT_BUILD);
  const onWait = () => log('another start is building, waiting for it');
  await oneAtATime(LOCK, { onWait, signal }, async () => {
    if (await isBuilt()) return;
    log('building the pages');
    const startedMs = performance.now();
    const sources = await hashSources();
    await rm(STAMP, { force: true });
    const stamp = shortenHash(sources);
    const environment = { NODE_ENV: 'production', VITE_BUILD: stamp };
    await runTool([REACT_ROUTER, 'build'], { environment, signal });
    await runTool([WORKER_BUILDER, stamp], { signal });
    await compressFiles(join(ROOT, 'build/client'));
    await mkdir(join(ROOT, 'build'), { recursive: true });
    await writeFile(STAMP, sources);
    log(`pages built in ${((performance.now() - startedMs) / 1_000).toFixed(1)} s`);
  });
}

async function isBuilt(): Promise<boolean> {
  if (!RESULTS.every((path) => existsSync(path))) return false;
  return (await readFile(STAMP, 'utf8').catch(() => '')) === (await hashSources());
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of await filesOf(join(ROOT, source))) {
      // Synchronous: macOS allows 256 open files by default, and promises are slower.
      const content = readFileSync(file);
      hash.update(`${relative(ROOT, file)}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

function shortenHash(hash: string): string {
  return hash.slice(0, 12);
}

async function filesOf(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !/\.(test|mutants)\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') return [path];
    if (code === 'ENOENT') return [];
    throw error;
  }
}

// In a process of its own: in the server's, what Vite loads would stay in memory.
async function runTool(
  args: string[],
  { environment, signal }: { environment?: NodeJS.ProcessEnv; signal?: AbortSignal },
): Promise<void> {
  signal?.throwIfAborted();
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => output.push(chunk));
  }
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.once('error', reject);
  child.once('close', resolve);
  const end = () => child.kill();
  signal?.addEventListener('abort', end);
  const code = await promise.finally(() => signal?.removeEventListener('abort', end));
  if (code !== 0) {
    throw new Error(`Building the pages failed:\n${Buffer.concat(output).toString().trim()}`);
  }
}

if (import.meta.main) await runCommand(() => buildIfChanged((line) => console.log(line)));
