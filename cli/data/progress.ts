const TELL_EVERY_MS = 1_000;

/** A line that says how far a command is; on a terminal it is written over, elsewhere only its end is said. */
export function showProgress(text: (done: number) => string) {
  const live = process.stderr.isTTY;
  let toldMs = 0;
  return {
    tell(done: number) {
      if (!live || performance.now() - toldMs < TELL_EVERY_MS) return;
      toldMs = performance.now();
      process.stderr.write(`\r\x1b[K${text(done)}`);
    },
    end() {
      if (live) process.stderr.write('\r\x1b[K');
    },
  };
}
