// Runs an import at low priority from its start, so that a server on the same machine is not slowed.
import { readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const SLICE_MS = 4;
const PAUSE_PER_WORK = 3;
/** The same niceness that `openBeside` gives its own process. */
const NICENESS = '10';

lowerSession();
pauseBetweenModules();

/** Lowers the priority of this session, where Linux shares the processor between sessions and a priority counts only within one: sched(7), "The autogroup feature". */
function lowerSession() {
  try {
    const [, , , session] = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ');
    // A terminal's session would keep the low priority after this command.
    if (Number(session) === process.pid) writeFileSync('/proc/self/autogroup', NICENESS);
  } catch {
    // Other systems have no such file.
  }
}

/** Pauses while modules load, which otherwise occupies a processor for a third of a second. */
function pauseBetweenModules() {
  const neverWoken = new Int32Array(new SharedArrayBuffer(4));
  let usedMs = threadMs();
  registerHooks({
    load(url, context, next) {
      const nowMs = threadMs();
      if (nowMs - usedMs >= SLICE_MS) {
        Atomics.wait(neverWoken, 0, 0, PAUSE_PER_WORK * (nowMs - usedMs));
        usedMs = nowMs;
      }
      return next(url, context);
    },
  });
}

function threadMs() {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
