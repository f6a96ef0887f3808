import sharp, { type Metadata } from 'sharp';
import { formatOf, MAX_UPLOAD_BYTES, maxPixelsOf } from './format.ts';
import { excessOf } from './weight.ts';

/** Enough for 80 pixels on any screen, with room for larger uses. */
const MAX_SIDE = 512;
const MAX_FRAMES = 500;
const TIMEOUT_SECONDS = 10;

/** The reason why a picture is refused, worded for the editor. */
export interface Refusal {
  status: 413 | 415 | 422;
  reason: string;
}

/**
 * Re-encodes an uploaded picture as WebP of at most 512×512: first frame, upright, without metadata. The format is read
 * from the bytes, the size is checked before decoding.
 */
export async function cleanPicture(bytes: Uint8Array): Promise<Uint8Array | Refusal> {
  if (bytes.length > MAX_UPLOAD_BYTES) {
    return { status: 413, reason: 'the picture is larger than 5 MB.' };
  }
  const format = formatOf(bytes);
  if (!format) return OTHER_KIND;
  const head = await readHead(bytes);
  if (head?.format !== format) return BROKEN;
  const excess = excessOf(head, format) ?? tooManyFrames(head);
  if (excess) return { status: 422, reason: excess };
  try {
    return await sharp(bytes, {
      failOn: 'error',
      limitInputPixels: maxPixelsOf(format),
      pages: 1,
    })
      .autoOrient()
      .resize({
        width: MAX_SIDE,
        height: MAX_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .timeout({ seconds: TIMEOUT_SECONDS })
      // Logos have sharp edges between strong colours.
      .webp({ quality: 88, smartSubsample: true })
      .toBuffer();
  } catch {
    return BROKEN;
  }
}

const OTHER_KIND: Refusal = {
  status: 415,
  reason: 'this is not a PNG, JPEG, WebP, GIF or AVIF picture.',
};
const BROKEN: Refusal = { status: 415, reason: 'the picture is damaged and cannot be read.' };

// Decodes no pixel; the limit of pixels is checked afterwards, with a reason in words.
async function readHead(bytes: Uint8Array): Promise<Metadata | null> {
  try {
    return await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata();
  } catch {
    return null;
  }
}

function tooManyFrames({ pages = 1 }: Metadata): string | null {
  return pages > MAX_FRAMES
    ? `the picture has ${pages} frames; the maximum is ${MAX_FRAMES}.`
    : null;
}
