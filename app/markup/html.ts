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
  // `Buffer.from` takes a part of a block of 64 kB, which stays in memory as long as any part of it is used.
  const bytes = Buffer.allocUnsafeSlow(end);
  scratch.copy(bytes, 0, 0, end);
  return bytes;
}

function mostBytesOf(piece: string | Buffer): number {
  return typeof piece === 'string' ? piece.length * 3 : piece.length;
}
