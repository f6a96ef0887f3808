import type { Verdict } from '#domain/ruling/verdict.ts';

/** A tick, a question mark in a ring, and a cross, as lines in a box of 24 by 24: the same in pages and badges. */
export const VERDICT_SIGNS: Record<Verdict, string> = {
  halal: 'M20 6 9 17l-5-5',
  questionable: 'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20zM9.1 9a3 3 0 0 1 5.8 1c0 2-3 3-3 3m.1 4v0',
  haram: 'M18 6 6 18M6 6l12 12',
};

/** A sign as SVG, in the colour of its text and at the given place. */
export function verdictSvg(
  verdict: Verdict,
  { x, y, size }: { x: number; y: number; size: number },
): string {
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 24 24"><path d="${VERDICT_SIGNS[verdict]}" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}
