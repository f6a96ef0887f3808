// Runs on Node 20 with no packages installed. Everything else is TypeScript and runs on the Node 24 that this installs.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OLDEST_NODE = 20;
const NODE_FOR_TYPESCRIPT = 24;
/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const SAME_SIGNAL_MS = 500;
const PARENT_CHECK_MS = 500;
// Caches compiled code between starts. npm empties this folder with the packages.
const NODE_COMPILE_CACHE = join(ROOT, 'node_modules', '.cache', 'compiled');
const QUICK_IMPORTS = new URL('quick-imports.mjs', import.meta.url).href;
const LOW_PRIORITY = new URL('low-priority.mjs', import.meta.url).href;
/** Data commands that run at low priority, beside a server. */
const IMPORTS = ['import', 'protected', 'register', 'tokens', 'warnings'];
// Limits glibc's malloc arenas: its default, meant for large machines, wastes memory in a long-running server. The thresholds
// stay where they are, so that large buffers of compression return to the system.
const SERVER_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};
// V8 would let its heap grow to several times what is in use: docs/decisions/0045-cold-pages.md. The image and the unit of systemd have the same.
const SERVER_FLAGS = ['--max-semi-space-size=16', '--heap-growing-percent=40'];

const majorVersion = Number(process.versions.node.split('.')[0]);
const [command = '', ...args] = process.argv.slice(2);

if (majorVersion < OLDEST_NODE) {
  fail(`Tabayyan needs Node ${OLDEST_NODE} or newer; this is ${process.versions.node}.`);
} else if (!/^[a-z]+$/.test(command) || !existsSync(commandFile())) {
  fail(
    'Usage: node cli/run.mjs start | dev | build | test | types | check | admin | data | bench | chaos | client | engines | html | mutation',
  );
} else {
  main().catch((error) => fail(error.message));
}

async function main() {
  // Imported late so that a Node too old to parse it prints the error above.
  const { installIfNeeded } = await import('./install.mjs');
  await installIfNeeded(ROOT, () => findNode() !== undefined);
  const node = findNode();
  if (!node) {
    throw new Error(
      `Tabayyan needs Node ${NODE_FOR_TYPESCRIPT} or newer; none comes with it for ` +
        `${process.platform}-${process.arch}. This is ${process.versions.node}.`,
    );
  }
  run(node);
}

function findNode() {
  if (majorVersion >= NODE_FOR_TYPESCRIPT) return process.execPath;
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const bundled = join(ROOT, 'node_modules', `node-${platform}-${process.arch}`, 'bin', program);
  return existsSync(bundled) ? bundled : undefined;
}

/** @param {string} node */
function run(node) {
  // A separate process group: Ctrl-C arrives from the terminal and again from npm, and a second signal means "exit
  // immediately". This process therefore forwards each signal once, to the whole group.
  const isServer = command === 'start';
  const isImport = command === 'data' && IMPORTS.includes(args[0] ?? '');
  const flags = [
    ...(isServer ? SERVER_FLAGS : []),
    ...['--import', QUICK_IMPORTS],
    ...(isImport ? ['--import', LOW_PRIORITY] : []),
  ];
  const child = spawn(node, [...flags, commandFile(), ...args], {
    cwd: ROOT,
    env: { NODE_COMPILE_CACHE, ...(isServer && SERVER_ENVIRONMENT), ...process.env },
    stdio: 'inherit',
    detached: process.platform !== 'win32',
  });
  let forwardedMs = Number.NEGATIVE_INFINITY;
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    if (performance.now() - forwardedMs < SAME_SIGNAL_MS) return;
    forwardedMs = performance.now();
    if (process.platform === 'win32') child.kill(signal);
    else if (child.pid && child.exitCode === null) process.kill(-child.pid, signal);
  };
  for (const signal of SIGNALS) process.on(signal, forward);
  onOrphaned(() => forward('SIGTERM'));
  child.once('error', (error) => fail(`Cannot run ${node}: ${error.message}`));
  child.once('exit', (code, signal) => {
    process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1));
  });
}

// npm forwards no signal when it is killed with SIGKILL.
/** @param {() => void} stop */
function onOrphaned(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, PARENT_CHECK_MS);
  watch.unref();
}

function commandFile() {
  return join(ROOT, 'cli', `${command}.ts`);
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exitCode = 1;
}
