import { open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { setTimeout as sleepMs } from 'node:timers/promises';

const HEARTBEAT_MS = 1_000;
const SILENCE_LIMIT_MS = 15_000;
const POLL_MS = 200;

/**
 * Runs `work` while holding the lock file. The lock of a killed process is detected by its pid, or by a missing
 * heartbeat if another process has its pid.
 * @template T
 * @param {string} lockFile
 * @param {{ onWait: () => void }} options `onWait` is called once if another process holds the lock
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function oneAtATime(lockFile, { onWait }, work) {
  const silence = silenceDetector();
  let hasReported = false;
  while (!(await take(lockFile))) {
    const heldBy = await readFile(lockFile, 'utf8').catch(() => '');
    if (silence.isOver(await lastHeartbeat(lockFile)) || (heldBy && isDead(Number(heldBy)))) {
      await removeLock(lockFile, heldBy);
      continue;
    }
    if (!hasReported) onWait();
    hasReported = true;
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
async function lastHeartbeat(lockFile) {
  return (await stat(lockFile).catch(() => undefined))?.mtimeMs ?? 0;
}

// Measures changes of the heartbeat on this process's clock: neither suspension nor clock skew may look like a death.
function silenceDetector() {
  let seen = 0;
  let sinceMs = performance.now();
  return {
    /** @param {number} heartbeatMs */
    isOver(heartbeatMs) {
      if (heartbeatMs !== seen) sinceMs = performance.now();
      seen = heartbeatMs;
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
async function removeLock(lockFile, heldBy) {
  const taken = `${lockFile}.${process.pid}`;
  await rename(lockFile, taken).catch(() => {});
  const holder = await readFile(taken, 'utf8').catch(() => undefined);
  if (holder === undefined) return;
  // Another process has replaced the lock in the meantime: restore its lock.
  if (holder !== heldBy) await rename(taken, lockFile);
  else await rm(taken, { force: true });
}
