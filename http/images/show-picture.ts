import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { formatOf } from '#domain/image/format.ts';
import { isKnown } from '#http/answer/known-etag.ts';
import { NOTHING } from '#http/security/common-headers.ts';

/** For whatever is at a picture's address, refusals too. */
export const PICTURE_SAFETY = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': NOTHING,
};

/** Answers with a WebP or AVIF picture that never changes; 304 where the browser has it. */
export function showPicture(c: Context, picture: Uint8Array) {
  const etag = `"${createHash('sha256').update(picture).digest('base64url')}"`;
  const headers = {
    ...PICTURE_SAFETY,
    'Cache-Control': 'public, max-age=2592000, immutable',
    ETag: etag,
  };
  if (isKnown(etag, c.req.header('If-None-Match'))) return c.body(null, 304, headers);
  const type = formatOf(picture) === 'heif' ? 'image/avif' : 'image/webp';
  return c.body(Buffer.from(picture), 200, { ...headers, 'Content-Type': type });
}
