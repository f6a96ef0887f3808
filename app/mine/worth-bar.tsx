import { GROUPS, type Group } from '#domain/zakat/wealth.ts';
import type { MineSummary } from './data/mine-summary.ts';

const FILL: Record<Group | 'others', string> = {
  halal: 'fill-halal',
  questionable: 'fill-questionable',
  haram: 'fill-haram',
  unreviewed: 'fill-edge',
  others: 'fill-line',
};
/** Parts of the bar's width. */
const WIDTH = 1000n;

/** Everything on the list as one bar, by verdict; the table beside it says the same. */
export function WorthBar({ summary }: { summary: MineSummary }) {
  const { totals, othersValue, whole } = summary;
  if (whole === 0n) return null;
  const parts = [
    ...GROUPS.map((group) => ({ group, value: totals[group].value })),
    { group: 'others' as const, value: othersValue },
  ].filter(({ value }) => value > 0n);
  let start = 0;
  return (
    <svg
      className="h-4 w-full rtl:-scale-x-100"
      viewBox={`0 0 ${WIDTH} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {parts.map(({ group, value }) => {
        const x = start;
        const width = Number((value * WIDTH) / whole);
        start += width;
        return (
          <rect
            key={group}
            x={x}
            width={Math.max(width - 3, 2)}
            height="10"
            className={FILL[group]}
          />
        );
      })}
    </svg>
  );
}
