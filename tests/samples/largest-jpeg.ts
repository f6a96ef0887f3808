import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';

const FILE = new URL('../fixtures/largest.jpg.gz', import.meta.url);

/**
 * A progressive JPEG in CMYK with the most pixels that are accepted, 3,535 by 3,535: the costliest picture known. It is stored
 * because making it takes seconds: `plainPicture(3535, 3535).toColourspace('cmyk').jpeg({ progressive: true, quality: 1,
 * chromaSubsampling: '4:4:4' })`.
 */
export async function largestJpeg(): Promise<Buffer> {
  return gunzipSync(await readFile(FILE));
}

/** Such a picture of 4,000 by 4,000 pixels, as its head says. */
export async function tooLargeJpeg(): Promise<Buffer> {
  const bytes = await largestJpeg();
  // The head of the frame: a marker, its length, the bits of a colour, height and width.
  const head = bytes.indexOf(Buffer.of(0xff, 0xc2));
  bytes.writeUInt16BE(4000, head + 5);
  bytes.writeUInt16BE(4000, head + 7);
  return bytes;
}
