export type Encoding = 'br' | 'gzip' | 'identity';

const PREFERRED = ['br', 'gzip'] as const;

/** What to send to whom says this in `Accept-Encoding`: the smallest that is accepted. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  // As browsers write it; the rest is for whoever is choosy.
  if (header === 'gzip, deflate, br' || header === 'gzip, deflate, br, zstd') return 'br';
  const weights = new Map(header.toLowerCase().split(',').map(readWeight));
  return PREFERRED.find((each) => (weights.get(each) ?? weights.get('*') ?? 0) > 0) ?? 'identity';
}

function readWeight(part: string): [encoding: string, weight: number] {
  const [encoding = '', parameter = ''] = part.split(';');
  const [, weight = '1'] = /^\s*q=([\d.]+)\s*$/.exec(parameter) ?? [];
  return [encoding.trim(), Number(weight)];
}
