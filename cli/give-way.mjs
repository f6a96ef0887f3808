// Makes an import give way to a server beside it from its first moment.
import { readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const SLICE_MS = 4;
const REST_PER_WORK = 3;
/** The same niceness that `openBeside` gives its own process. */
const NICENESS = '10';

lowerSession();
restBetweenModules();

/** Lowers this session, where Linux shares the processor between sessions and a priority counts only within one: sched(7), "The autogroup feature". */
function lowerSession() {
  try {
    const [, , , session] = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ');
    // A terminal's session is left alone: it would stay low after this command.
    if (Number(session) === process.pid) writeFileSync('/proc/self/autogroup', NICENESS);
  } catch {
    // Another system.
  }
}

/** Loading takes a processor for a third of a second. */
function restBetweenModules() {
  const neverWoken = new Int32Array(new SharedArrayBuffer(4));
  let usedMs = threadMs();
  registerHooks({
    load(url, context, next) {
      const nowMs = threadMs();
      if (nowMs - usedMs >= SLICE_MS) {
        Atomics.wait(neverWoken, 0, 0, REST_PER_WORK * (nowMs - usedMs));
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
