// Runs on what a bare machine has: Node 20 and npm, nothing installed. Everything else is
// TypeScript and runs on the Node 24 that this brings.
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
// What is compiled is kept for the next start. npm empties this folder with the packages.
const NODE_COMPILE_CACHE = join(ROOT, 'node_modules', '.cache', 'compiled');
// A server runs for long and beside others: what the C library takes by default is meant for large machines.
const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' };

const majorVersion = Number(process.versions.node.split('.')[0]);
const [command = '', ...args] = process.argv.slice(2);

if (majorVersion < OLDEST_NODE) {
  fail(`Tabayyan needs Node ${OLDEST_NODE} or newer; this is ${process.versions.node}.`);
} else if (!/^[a-z]+$/.test(command) || !existsSync(commandFile())) {
  fail(
    'Usage: node cli/run.mjs start | dev | build | test | types | check | admin | data | bench | chaos | html | mutation',
  );
} else {
  main().catch((error) => fail(error.message));
}

async function main() {
  // Imported late, so that a Node too old to read it gets the line above.
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
  // In a group of its own: a Ctrl-C comes from the terminal and once more from npm, and a second
  // one means "at once". So we take them all and pass on one, to everything the command started.
  const isServer = command === 'start';
  const child = spawn(node, [commandFile(), ...args], {
    cwd: ROOT,
    env: { NODE_COMPILE_CACHE, ...(isServer && SERVER_ENVIRONMENT), ...process.env },
    stdio: 'inherit',
    detached: process.platform !== 'win32',
  });
  let passedOnMs = Number.NEGATIVE_INFINITY;
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    if (performance.now() - passedOnMs < SAME_SIGNAL_MS) return;
    passedOnMs = performance.now();
    if (process.platform === 'win32') child.kill(signal);
    else if (child.pid && child.exitCode === null) process.kill(-child.pid, signal);
  };
  for (const signal of SIGNALS) process.on(signal, passOn);
  onOrphaned(() => passOn('SIGTERM'));
  child.once('error', (error) => fail(`Cannot run ${node}: ${error.message}`));
  child.once('exit', (code, signal) => {
    process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1));
  });
}

// npm that is killed outright passes nothing on.
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
