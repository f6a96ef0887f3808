import { createHash } from 'node:crypto';

/** A weak ETag of the content: the same for all of its encodings. */
export function weakEtag(content: string | Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Whether `If-None-Match` names this ETag; compared weakly (RFC 9110, 13.1.2). */
export function matchesEtag(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  // Fast path: browsers send a single ETag.
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((listed) => opaque(listed.trim()) === opaque(etag));
}

function opaque(etag: string): string {
  return etag.replace(/^W\//, '');
}
