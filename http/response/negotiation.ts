import { hash } from 'node:crypto';

/** A weak ETag of the content: the same for all of its encodings. */
export function weakEtag(content: string | Buffer): string {
  return `W/"${hash('sha256', content, 'base64url').slice(0, 22)}"`;
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

export type Encoding = 'br' | 'gzip' | 'identity';

const PREFERRED = ['br', 'gzip'] as const;

/** The smallest encoding that an `Accept-Encoding` header accepts. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  // Fast path: what browsers send.
  if (header === 'gzip, deflate, br' || header === 'gzip, deflate, br, zstd') return 'br';
  const weights = new Map(header.toLowerCase().split(',').map(readWeight));
  const isAccepted = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
  return PREFERRED.find(isAccepted) ?? 'identity';
}

function readWeight(part: string): [encoding: string, weight: number] {
  const [encoding = '', parameter = ''] = part.split(';');
  const [, weight = '1'] = /^\s*q=([\d.]+)\s*$/.exec(parameter) ?? [];
  return [encoding.trim(), Number(weight)];
}
