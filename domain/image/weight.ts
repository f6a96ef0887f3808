import type { Metadata } from 'sharp';
import { type Format, maxPixelsOf } from './format.ts';

/** Limit of the decoded picture; the costliest known pictures within it take 121 MB (decision 8). */
const MAX_BYTES = 100_000_000;
/** WebP's own limit; resizing 50 rows of 500,000 pixels took 791 MB. */
const MAX_SIDE = 16_383;

/** The reason why decoding a picture would take too much memory, by its head alone; null: it fits. */
export function excessOf(head: Metadata, format: Format): string | null {
  const { width, height } = head;
  const maxPixels = maxPixelsOf(format);
  if (width * height > maxPixels) {
    return `the picture has ${width} × ${height} pixels; the maximum is ${maxPixels / 1_000_000} million.`;
  }
  if (Math.max(width, height) > MAX_SIDE) {
    return `the picture has ${width} × ${height} pixels; the maximum is ${MAX_SIDE} on a side.`;
  }
  const bytes = width * height * head.channels * bytesPerSample(head) * copiesOf(head, format);
  return bytes > MAX_BYTES
    ? `decoded, the picture takes ${Math.ceil(bytes / 1_000_000)} MB of memory; make it smaller or save it in a simpler format.`
    : null;
}

function bytesPerSample({ depth, bitsPerSample = 8 }: Metadata): number {
  return depth === 'uchar' && bitsPerSample <= 8 ? 1 : 2;
}

// Pictures that are encoded in passes are held whole beside their pixels; others are decoded row by row.
function copiesOf({ isProgressive }: Metadata, format: Format): number {
  if (format === 'heif') return 4;
  return isProgressive || format === 'gif' ? 2 : 1;
}
