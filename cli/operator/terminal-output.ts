const REPORT_INTERVAL_MS = 1_000;

/** Shows a progress line on a terminal, overwritten in place; elsewhere shows nothing. */
export function showProgress(text: (done: number) => string) {
  const live = process.stderr.isTTY;
  let reportedMs = 0;
  return {
    report(done: number) {
      if (!live || performance.now() - reportedMs < REPORT_INTERVAL_MS) return;
      reportedMs = performance.now();
      process.stderr.write(`\r\x1b[K${text(done)}`);
    },
    end() {
      if (live) process.stderr.write('\r\x1b[K');
    },
  };
}

const LINES_SHOWN = 20;

/** Prints the first lines, 20 at most, and the number of the others. */
export function printFirstLines(lines: string[], print: (line: string) => void): void {
  for (const line of lines.slice(0, LINES_SHOWN)) print(line);
  const more = lines.length - LINES_SHOWN;
  if (more > 0) print(`… and ${more} more like these`);
}
