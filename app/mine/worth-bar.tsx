import { ShareBar } from '#app/plot/share-bar.tsx';
import { GROUPS, type Group } from '#domain/zakat/wealth.ts';
import type { MineSummary } from './data/mine-summary.ts';

/** The colour of a group in the bar. */
export const GROUP_FILL: Record<Group | 'others', string> = {
  halal: 'fill-halal',
  questionable: 'fill-questionable',
  haram: 'fill-haram',
  unreviewed: 'fill-edge',
  others: 'fill-line',
};
/** The steps in which a share is rounded. */
const STEPS = 10_000n;

/** Everything on the list as one bar, by verdict; the table beside it says the same. */
export function WorthBar({ summary: { totals, othersValue, whole } }: { summary: MineSummary }) {
  if (whole === 0n) return null;
  const shares = [
    ...GROUPS.map((group) => ({ key: group, value: totals[group].value, fill: GROUP_FILL[group] })),
    { key: 'others', value: othersValue, fill: GROUP_FILL.others },
  ].filter(({ value }) => value > 0n);
  return (
    <ShareBar
      shares={shares.map(({ value, ...share }) => ({
        ...share,
        count: Number((value * STEPS) / whole),
      }))}
      className="h-4 w-full"
    />
  );
}
