import type { Metadata } from 'sharp';
import { type Format, maxPixelsOf } from './format.ts';

/** Whole and decoded. With it the costliest pictures we know take 121 MB (decision 8). */
const MAX_BYTES = 100_000_000;
/** WebP has no longer ones; 50 rows of 500,000 pixels took 791 MB to make small. */
const LONGEST_SIDE = 16_383;

/** Why a picture would take too much memory to decode, told by its head alone; null: it would not. */
export function excessOf(head: Metadata, format: Format): string | null {
  const { width, height } = head;
  const most = maxPixelsOf(format);
  if (width * height > most) {
    return `the picture has ${width} × ${height} pixels; ${most / 1_000_000} million are the most.`;
  }
  if (Math.max(width, height) > LONGEST_SIDE) {
    return `the picture has ${width} × ${height} pixels; ${LONGEST_SIDE} are the most on a side.`;
  }
  const bytes = width * height * head.channels * bytesPerSample(head) * copiesOf(head, format);
  return bytes > MAX_BYTES
    ? `decoded, the picture takes ${Math.ceil(bytes / 1_000_000)} MB; make it smaller, or save it plainly.`
    : null;
}

function bytesPerSample({ depth, bitsPerSample = 8 }: Metadata): number {
  return depth === 'uchar' && bitsPerSample <= 8 ? 1 : 2;
}

// What comes in passes is held as a whole beside its pixels; the rest goes by in rows.
function copiesOf({ isProgressive }: Metadata, format: Format): number {
  if (format === 'heif') return 4;
  return isProgressive || format === 'gif' ? 2 : 1;
}
