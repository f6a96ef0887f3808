import type { GroundsView, RulingView } from './ruling-view.ts';

export type DecidingTone = 'fail' | 'concern' | 'unknown';

/** The core criteria with the worst finding, from which the verdict follows; null: none is worse than a pass. */
export function decidingCriteria({
  grounds,
}: Pick<RulingView, 'grounds'>): { tone: DecidingTone; criteria: GroundsView['criteria'] } | null {
  const core = grounds?.criteria.filter(({ isCore }) => isCore) ?? [];
  for (const tone of ['fail', 'concern', 'unknown'] as const) {
    const criteria = core.filter(({ finding }) => finding.tone === tone);
    if (criteria.length > 0) return { tone, criteria };
  }
  return null;
}
