import type { FirmnessSign } from '#domain/method/definition.ts';

interface Drawing {
  /** The outline in a box of 16 by 16: a circle, or a path. */
  ring: { r?: number; d?: string; strokeWidth: number; strokeDasharray?: string };
  /** The filled part; null: none. */
  fill: string | null;
}

const RING = { r: 6, strokeWidth: 2 };

/** The drawings of the signs, the same in pages, badges and share pictures. */
export const FIRMNESS_SIGNS: Record<FirmnessSign, Drawing> = {
  full: { ring: RING, fill: 'M8 2a6 6 0 0 0 0 12a6 6 0 0 0 0-12z' },
  half: { ring: RING, fill: 'M8 2a6 6 0 0 0 0 12z' },
  // A diamond, because a half circle turned round is the same sign to readers of the other direction.
  'half-diamond': {
    ring: { d: 'M8 1.2 14.8 8 8 14.8 1.2 8z', strokeWidth: 1.5 },
    fill: 'M1.2 8h13.6L8 14.8z',
  },
  quarter: { ring: RING, fill: 'M8 2a6 6 0 0 1 6 6H8z' },
  dashed: { ring: { ...RING, strokeDasharray: '2.4 2.3' }, fill: null },
};

/** A sign as SVG, in the colour `colour` and at the given place. */
export function firmnessSvg(
  sign: FirmnessSign,
  { colour, x, y, size }: { colour: string; x: number; y: number; size: number },
): string {
  const { ring, fill } = FIRMNESS_SIGNS[sign];
  const shape = ring.d ? `path d="${ring.d}"` : `circle cx="8" cy="8" r="${ring.r}"`;
  const dashes = ring.strokeDasharray ? ` stroke-dasharray="${ring.strokeDasharray}"` : '';
  const filled = fill ? `<path d="${fill}" fill="${colour}"/>` : '';
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 16 16"><${shape} fill="none" stroke="${colour}" stroke-width="${ring.strokeWidth}"${dashes}/>${filled}</svg>`;
}
