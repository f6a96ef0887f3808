/** The kinds of picture we take; the library calls AVIF by the name of its container. */
export type Format = 'jpeg' | 'png' | 'gif' | 'webp' | 'heif';

/** What one may take in memory is told in `weight.ts`; this is what the library refuses on its own. */
const MAX_PIXELS = 25_000_000;
const MAX_AVIF_PIXELS = 6_000_000;

/** What bytes are by their first ones; null: nothing we take. */
export function formatOf(bytes: Uint8Array): Format | null {
  // Before the library sees anything: it would also open SVG, TIFF and more, whatever the sender calls it.
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (/^RIFF.{4}WEBP/s.test(start)) return 'webp';
  return /^.{4}ftypavi[fs]/s.test(start) ? 'heif' : null;
}

/** How many pixels of it we decode. */
export function maxPixelsOf(format: Format): number {
  return format === 'heif' ? MAX_AVIF_PIXELS : MAX_PIXELS;
}
