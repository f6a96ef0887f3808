import { createHash } from 'node:crypto';
import type { Context } from 'hono';

/** For whatever is at a picture's address, refusals too. */
export const PICTURE_SAFETY = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'",
};

/** Answers with a WebP picture that never changes; 304 where the browser has it. */
export function showPicture(c: Context, webp: Uint8Array) {
  const etag = `"${createHash('sha256').update(webp).digest('base64url')}"`;
  const headers = {
    ...PICTURE_SAFETY,
    'Cache-Control': 'public, max-age=2592000, immutable',
    ETag: etag,
  };
  const known = c.req.header('If-None-Match')?.split(/,\s*/) ?? [];
  if (known.some((tag) => tag.replace(/^W\//, '') === etag)) return c.body(null, 304, headers);
  return c.body(Buffer.from(webp), 200, { ...headers, 'Content-Type': 'image/webp' });
}
