import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { oneAtATime } from './one-at-a-time.mjs';

// After these lines npm explains its options.
const REASON_LINES = 12;
const PIPED_REPORT_INTERVAL_MS = 15_000;
const CI = [
  'ci',
  // Independent of NODE_ENV, because the build and the tests need them.
  '--include=dev',
  '--include=optional',
  // No package needs its install script, and npm versions differ in whether they run them.
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  '--no-progress',
];
const NO_NETWORK = /ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ECONNREFUSED|ETIMEDOUT|ENOTCACHED/;

/**
 * Installs the packages of package-lock.json unless node_modules matches it.
 * @param {string} root
 * @param {() => boolean} isComplete whether the optional packages that npm may skip silently are installed
 */
export async function installIfNeeded(root, isComplete) {
  const lockHash = await hashLock(root);
  const stampFile = join(root, 'node_modules', '.tabayyan-installed');
  const isInstalled = async () => (await readText(stampFile)) === lockHash && isComplete();
  if (await isInstalled()) return;

  // Not in node_modules, which npm empties; cli/build.ts uses the same lock.
  const lockFile = join(root, '.start.lock');
  const onWait = () => console.log('another start is installing packages, waiting for it');
  await oneAtATime(lockFile, { onWait }, async () => {
    if (await isInstalled()) return;
    if (!(await fitsLock(root)) || !isComplete()) await install(root);
    // No stamp, so that the next start tries again.
    if (!isComplete()) return;
    await mkdir(join(root, 'node_modules'), { recursive: true });
    await writeFile(stampFile, lockHash);
  });
}

/** @param {string} root */
async function hashLock(root) {
  const lock = await readFile(join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}`;
}

// npm records what it installed in node_modules/.package-lock.json, so a developer's `npm install` counts too.
/** @param {string} root */
async function fitsLock(root) {
  const wanted = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(
    (await readText(join(root, 'node_modules', '.package-lock.json'))) ?? '{}',
  ).packages;
  if (!installed) return false;
  const fits = (/** @type {[string, any]} */ [path, entry]) =>
    path === '' ||
    (installed[path] ? installed[path].version === entry.version : !isRequired(entry));
  return Object.entries(wanted).every(fits) && Object.keys(installed).every((path) => wanted[path]);
}

/** @param {{ optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} entry */
function isRequired({ optional, os, cpu, libc }) {
  if (!optional) return true;
  // npm chooses between optional packages for different C libraries.
  if (libc || (!os && !cpu)) return false;
  return (
    (os ?? [process.platform]).includes(process.platform) &&
    (cpu ?? [process.arch]).includes(process.arch)
  );
}

/** @param {string} root */
async function install(root) {
  const progress = showProgress('installing packages, first time only');
  // Offline, npm retries silently for minutes, though its cache may hold every package.
  const ping = await runNpm(root, ['ping', '--fetch-retries=0', '--fetch-timeout=10000']);
  const isOffline = ping.code !== 0 && NO_NETWORK.test(ping.output);
  const { code, output } = await runNpm(root, isOffline ? [...CI, '--offline'] : CI);
  progress.end(code === 0 ? 'packages installed' : 'installing packages failed');
  if (code === 0) return;
  if (NO_NETWORK.test(output)) {
    throw new Error(
      'The packages are not installed yet, and their registry cannot be reached: ' +
        'connect to the network once and start again.',
    );
  }
  const reason = output.trim().split('\n').slice(0, REASON_LINES).join('\n');
  throw new Error(`npm could not install the packages:\n${reason}`);
}

/**
 * @param {string} root
 * @param {string[]} npmArgs
 * @returns {Promise<{ code: number | null, output: string }>}
 */
async function runNpm(root, npmArgs) {
  const [program, ...args] = npm();
  const child = spawn(program, [...args, ...npmArgs], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32' && program === 'npm',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).catch((error) => {
    throw new Error(`Cannot run npm: ${error.message}`);
  });
  return { code, output };
}

function npm() {
  const script = process.env.npm_execpath ?? '';
  return basename(script) === 'npm-cli.js' ? [process.execPath, script] : ['npm'];
}

/** @param {string} text */
function showProgress(text) {
  const startedMs = performance.now();
  const seconds = () => `${Math.round((performance.now() - startedMs) / 1_000)} s`;
  const live = process.stdout.isTTY;
  if (!live) console.log(`${text} …`);
  const timer = setInterval(
    () => process.stdout.write(live ? `\r${text} … ${seconds()}` : `${text} … ${seconds()}\n`),
    live ? 1_000 : PIPED_REPORT_INTERVAL_MS,
  );
  return {
    /** @param {string} outcome */
    end(outcome) {
      clearInterval(timer);
      process.stdout.write(`${live ? '\r\x1b[K' : ''}${outcome} in ${seconds()}\n`);
    },
  };
}

/** @param {string} path */
function readText(path) {
  return readFile(path, 'utf8').catch(() => undefined);
}
