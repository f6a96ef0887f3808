import sharp from 'sharp';
import { PictureError } from './picture-error.ts';
import { PICTURE_SIZES, type PictureSize } from './size.ts';

/** Up to 134 MB while being resized; AVIF takes four times as much for a pixel. */
const MAX_PIXELS = 25_000_000;
const MAX_AVIF_PIXELS = 6_000_000;
const TIMEOUT_SECONDS = 10;

type Format = 'jpeg' | 'png' | 'gif' | 'webp' | 'heif';

/**
 * A JPEG, PNG, WebP, GIF or AVIF picture, told by its bytes alone, as WebP in one of our sizes: first frame, upright,
 * without EXIF. Throws PictureError.
 */
export async function resizePicture(bytes: Uint8Array, size: PictureSize): Promise<Uint8Array> {
  const format = formatOf(bytes);
  if (!format) throw new PictureError(404, 'not a picture of a kind we take');
  const limitInputPixels = format === 'heif' ? MAX_AVIF_PIXELS : MAX_PIXELS;
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels, pages: 1 });
  try {
    const found = await picture.metadata();
    if (found.format !== format) throw new Error(`it is ${found.format}, not ${format}`);
    return await picture
      .autoOrient()
      .resize({ ...PICTURE_SIZES[size], background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .webp({ quality: 75 })
      .toBuffer();
  } catch (cause) {
    throw new PictureError(404, 'not a readable picture', { cause });
  }
}

// Before the library sees anything: it would also open SVG, TIFF and more, whatever the sender calls it.
function formatOf(bytes: Uint8Array): Format | null {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (/^RIFF.{4}WEBP/s.test(start)) return 'webp';
  // The library calls AVIF by the name of its container.
  return /^.{4}ftypavi[fs]/s.test(start) ? 'heif' : null;
}
