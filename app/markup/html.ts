/** HTML in pieces, each a text or its UTF-8. */
export type Html = readonly (string | Buffer)[];

export function textOf(html: Html): string {
  return html.join('');
}

/** Memory that pages are written to, as large as the largest so far needs. */
let scratch = Buffer.alloc(0);

/** The HTML as UTF-8, in memory of its own. */
export function utf8Of(html: Html): Buffer {
  // `Buffer.from` counts the bytes of a text before it writes them, which takes as long as to write them here and to copy them.
  const mostBytes = html.reduce((sum, piece) => sum + mostBytesOf(piece), 0);
  if (scratch.length < mostBytes) scratch = Buffer.allocUnsafe(mostBytes);
  let end = 0;
  for (const piece of html) {
    end += typeof piece === 'string' ? scratch.write(piece, end) : piece.copy(scratch, end);
  }
  return withOwnMemory(scratch.subarray(0, end));
}

/**
 * A copy that holds no other bytes in memory. Node makes small buffers, also by `Buffer.from`, parts of blocks of 64 kB, and zlib's
 * results are parts of larger buffers: these stay in memory as long as any part of them is used.
 */
export function withOwnMemory(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

function mostBytesOf(piece: string | Buffer): number {
  return typeof piece === 'string' ? piece.length * 3 : piece.length;
}
