/** Accepted formats; `heif` is sharp's name for AVIF, after its container. */
export type Format = 'jpeg' | 'png' | 'gif' | 'webp' | 'heif';

/** The size of an editor's picture. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;
/** sharp's own limit; `weight.ts` limits the memory. */
const MAX_PIXELS = 25_000_000;
const MAX_AVIF_PIXELS = 6_000_000;

/** The format by the first bytes; null: not accepted. */
export function formatOf(bytes: Uint8Array): Format | null {
  // Checked before sharp sees the bytes: it would also open SVG, TIFF and more.
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (/^RIFF.{4}WEBP/s.test(start)) return 'webp';
  return /^.{4}ftypavi[fs]/s.test(start) ? 'heif' : null;
}

/** The most pixels of a format that are decoded. */
export function maxPixelsOf(format: Format): number {
  return format === 'heif' ? MAX_AVIF_PIXELS : MAX_PIXELS;
}
