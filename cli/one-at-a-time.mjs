import { open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { setTimeout as sleepMs } from 'node:timers/promises';

const HEARTBEAT_MS = 1_000;
const SILENCE_LIMIT_MS = 15_000;
const POLL_MS = 200;

/**
 * Runs `work` while no other process does so under the same lock file. A process that was killed
 * while holding it is noticed by its pid, or by its silence when its pid says nothing here.
 * @template T
 * @param {string} lockFile
 * @param {{ onWait: () => void }} options `onWait` is called once if another process is at it
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function oneAtATime(lockFile, { onWait }, work) {
  const watch = newWatch();
  let told = false;
  while (!(await take(lockFile))) {
    const heldBy = await readFile(lockFile, 'utf8').catch(() => '');
    if (watch.isSilent(await lastSignOfLife(lockFile)) || (heldBy && isDead(Number(heldBy)))) {
      await takeAway(lockFile, heldBy);
      continue;
    }
    if (!told) onWait();
    told = true;
    await sleepMs(POLL_MS);
  }
  const heartbeat = setInterval(() => {
    const now = new Date();
    utimes(lockFile, now, now).catch(() => {});
  }, HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    if ((await readFile(lockFile, 'utf8').catch(() => '')) === String(process.pid)) {
      await rm(lockFile, { force: true });
    }
  }
}

/** @param {string} lockFile */
async function take(lockFile) {
  try {
    const file = await open(lockFile, 'wx');
    await file.writeFile(String(process.pid));
    await file.close();
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} lockFile */
async function lastSignOfLife(lockFile) {
  return (await stat(lockFile).catch(() => undefined))?.mtimeMs ?? 0;
}

// By our own clock, and by change: a machine that slept, or another clock, must not look like a death.
function newWatch() {
  let seen = 0;
  let sinceMs = performance.now();
  return {
    /** @param {number} sign */
    isSilent(sign) {
      if (sign !== seen) sinceMs = performance.now();
      seen = sign;
      return performance.now() - sinceMs > SILENCE_LIMIT_MS;
    },
  };
}

/** @param {number} pid */
function isDead(pid) {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}

/**
 * @param {string} lockFile
 * @param {string} heldBy
 */
async function takeAway(lockFile, heldBy) {
  const taken = `${lockFile}.${process.pid}`;
  await rename(lockFile, taken).catch(() => {});
  const holder = await readFile(taken, 'utf8').catch(() => undefined);
  if (holder === undefined) return;
  // Another process was quicker and this is its own new lock: give it back.
  if (holder !== heldBy) await rename(taken, lockFile);
  else await rm(taken, { force: true });
}
