import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { formatOf } from '#domain/image/format.ts';
import { matchesEtag } from '#http/response/negotiation.ts';
import { NOTHING } from '#http/security/common-headers.ts';

/** Headers of every response at a picture's address, errors too. */
export const PICTURE_SAFETY = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': NOTHING,
};

/** Responds with an immutable WebP or AVIF picture; 304 if `If-None-Match` names its ETag. */
export function showPicture(c: Context, picture: Uint8Array) {
  const etag = `"${createHash('sha256').update(picture).digest('base64url')}"`;
  const headers = {
    ...PICTURE_SAFETY,
    'Cache-Control': 'public, max-age=2592000, immutable',
    ETag: etag,
  };
  if (matchesEtag(etag, c.req.header('If-None-Match'))) return c.body(null, 304, headers);
  const type = formatOf(picture) === 'heif' ? 'image/avif' : 'image/webp';
  return c.body(Buffer.from(picture), 200, { ...headers, 'Content-Type': type });
}

/** Responds with an error in plain text, which no cache stores. */
export function pictureError(
  c: Context,
  status: 403 | 404 | 502 | 503,
  text: string,
  headers: Record<string, string> = {},
) {
  return c.text(text, status, { ...PICTURE_SAFETY, 'Cache-Control': 'no-store', ...headers });
}

export const NO_PICTURE = 'There is no picture at this address.';
