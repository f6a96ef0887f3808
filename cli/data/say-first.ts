const LINES_SHOWN = 20;

/** Prints the first 20 lines and the number of the others. */
export function sayFirstLines(lines: string[], say: (line: string) => void): void {
  for (const line of lines.slice(0, LINES_SHOWN)) say(line);
  const more = lines.length - LINES_SHOWN;
  if (more > 0) say(`… and ${more} more like these`);
}
