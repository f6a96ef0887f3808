import { randomUUID } from 'node:crypto';
import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const HEARTBEAT_MS = 1_000;
const MAX_SILENCE_MS = 15_000;
const POLL_MS = 200;

/**
 * Runs `work` while holding the lock file. The lock of a killed process is detected by its pid, or by a missing
 * heartbeat if another process has its pid.
 * @template T
 * @param {string} lockFile
 * @param {{ onWait: () => void, maxSilenceMs?: number, signal?: AbortSignal }} options `onWait` is called once if
 * another process holds the lock; `signal` ends the wait for it
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function oneAtATime(
  lockFile,
  { onWait, maxSilenceMs = MAX_SILENCE_MS, signal },
  work,
) {
  const own = await acquire(lockFile, { onWait, maxSilenceMs, signal });
  const heartbeat = setInterval(() => {
    const now = new Date();
    utimes(lockFile, now, now).catch(() => {});
  }, HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    await removeIfHeldBy(own, lockFile, { maxSilenceMs });
  }
}

/**
 * Resolves with the content of the lock file, which no other holder has.
 * @param {string} lockFile
 * @param {{ onWait?: () => void, maxSilenceMs: number, signal?: AbortSignal }} options
 */
async function acquire(lockFile, { onWait, maxSilenceMs, signal }) {
  const own = `${process.pid} ${randomUUID()}`;
  const silence = measureSilence();
  let hasReported = false;
  while (!(await create(lockFile, own))) {
    const holder = await read(lockFile);
    const isSilent = silence(await lastHeartbeat(lockFile)) > maxSilenceMs;
    if (holder !== undefined && (isSilent || isDead(holder))) {
      await removeIfHeldBy(holder, lockFile, { maxSilenceMs });
      continue;
    }
    if (!hasReported) onWait?.();
    hasReported = true;
    await sleep(POLL_MS, undefined, { signal });
  }
  return own;
}

/**
 * Removals take turns by a lock of their own: between the comparison and the removal no other process may replace the lock.
 * @param {string} holder
 * @param {string} lockFile
 * @param {{ maxSilenceMs: number }} options
 */
async function removeIfHeldBy(holder, lockFile, options) {
  const turn = `${lockFile}.removal`;
  const own = await acquire(turn, options);
  try {
    if ((await read(lockFile)) === holder) await rm(lockFile);
  } finally {
    // Another process takes the turn of one that was suspended.
    if ((await read(turn)) === own) await rm(turn, { force: true });
  }
}

/**
 * @param {string} lockFile
 * @param {string} content
 */
async function create(lockFile, content) {
  try {
    await writeFile(lockFile, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * The content of a lock file; undefined if there is none.
 * @param {string} lockFile
 */
async function read(lockFile) {
  try {
    return await readFile(lockFile, 'utf8');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** @param {string} lockFile */
async function lastHeartbeat(lockFile) {
  return (await stat(lockFile).catch(() => undefined))?.mtimeMs ?? 0;
}

// Measures changes of the heartbeat on this process's clock: neither suspension nor clock skew may look like a death.
function measureSilence() {
  let seen = 0;
  let sinceMs = performance.now();
  return (/** @type {number} */ heartbeatMs) => {
    if (heartbeatMs !== seen) sinceMs = performance.now();
    seen = heartbeatMs;
    return performance.now() - sinceMs;
  };
}

// A holder that has only just created its file has no pid in it yet.
/** @param {string} holder */
function isDead(holder) {
  if (holder === '') return false;
  try {
    process.kill(Number.parseInt(holder, 10), 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}
