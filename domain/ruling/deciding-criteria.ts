import type { Tone } from '#domain/method/definition.ts';
import type { GroundsView, RulingView } from './ruling-view.ts';

export type DecidingTone = 'fail' | 'concern' | 'unknown';

/** The core criteria with the worst finding, from which the verdict follows; null: none is worse than a pass. */
export function decidingCriteria({
  grounds,
}: Pick<RulingView, 'grounds'>): { tone: DecidingTone; criteria: GroundsView['criteria'] } | null {
  const core = grounds?.criteria.filter(({ isCore }) => isCore) ?? [];
  const tone = worstTone(core.map(({ finding }) => finding.tone));
  return tone && { tone, criteria: core.filter(({ finding }) => finding.tone === tone) };
}

const WORST_FIRST: DecidingTone[] = ['fail', 'concern', 'unknown'];

/** The place of the worst of the tones, the worst first; none worse than a pass is last. */
export function severityOf(tones: Tone[]): number {
  const place = WORST_FIRST.findIndex((tone) => tones.includes(tone));
  return place === -1 ? WORST_FIRST.length : place;
}

/** The worst of the tones of core criteria; null: none is worse than a pass. */
export function worstTone(tones: Tone[]): DecidingTone | null {
  return WORST_FIRST.find((tone) => tones.includes(tone)) ?? null;
}
