const NEWLINE = 0x0a;

/** A line is longer than the reader allows. */
export class LongLineError extends Error {}

/**
 * The lines of a stream of bytes, without their ends. Throws LongLineError as soon as more than `longestBytes` of a line
 * have come, so that a line without end is never held.
 */
export async function* boundedLines(
  input: AsyncIterable<Buffer>,
  longestBytes: number,
): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let heldBytes = 0;
  const hold = (bytes: Buffer) => {
    heldBytes += bytes.length;
    if (heldBytes > longestBytes) throw new LongLineError();
    held.push(bytes);
  };
  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      hold(chunk.subarray(start, end));
      yield held.length === 1 && held[0] ? held[0] : Buffer.concat(held);
      held = [];
      heldBytes = 0;
      start = end + 1;
    }
    if (start < chunk.length) hold(chunk.subarray(start));
  }
  if (heldBytes > 0) yield Buffer.concat(held);
}
