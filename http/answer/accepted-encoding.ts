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
