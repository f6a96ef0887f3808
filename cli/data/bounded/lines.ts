const NEWLINE = 0x0a;

/** A line exceeds the limit of the reader. */
export class LongLineError extends Error {}

/**
 * Yields the lines of a byte stream without their newlines. Throws LongLineError as soon as a line exceeds `maxBytes`, so
 * that memory stays bounded.
 */
export async function* boundedLines(
  input: AsyncIterable<Buffer>,
  maxBytes: number,
): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let lineBytes = 0;
  const append = (bytes: Buffer) => {
    lineBytes += bytes.length;
    if (lineBytes > maxBytes) throw new LongLineError();
    parts.push(bytes);
  };
  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      append(chunk.subarray(start, end));
      yield parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
      parts = [];
      lineBytes = 0;
      start = end + 1;
    }
    if (start < chunk.length) append(chunk.subarray(start));
  }
  if (lineBytes > 0) yield Buffer.concat(parts);
}
