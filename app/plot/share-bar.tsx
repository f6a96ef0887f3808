/** How a share fills its bar, of which the height is 10: all of it, two bands or one narrow one. */
export type ShareShape = 'full' | 'split' | 'thin';

const BANDS: Record<ShareShape, readonly (readonly [top: number, height: number])[]> = {
  full: [[0, 10]],
  split: [
    [0, 3.5],
    [6.5, 3.5],
  ],
  thin: [[3, 4]],
};

/** The path of a share from `start`. */
export function sharePath(shape: ShareShape, start: number, width: number): string {
  return BANDS[shape]
    .map(([top, height]) => `M${start} ${top}h${width}v${height}h-${width}z`)
    .join('');
}

/** A share of a bar: a positive number of its whole, and the class of its fill. */
interface Share {
  key: string;
  count: number;
  fill: string;
  shape?: ShareShape;
}

const WIDTH = 1000;
const GAP = 4;

/** Shares of a whole as one bar; the text beside it says the same. */
export function ShareBar({ shares, className }: { shares: Share[]; className: string }) {
  const whole = shares.reduce((sum, { count }) => sum + count, 0);
  const endOf = (place: number) =>
    (shares.slice(0, place).reduce((sum, { count }) => sum + count, 0) / whole) * WIDTH;
  return (
    <svg
      className={`rtl:-scale-x-100 ${className}`}
      viewBox={`0 0 ${WIDTH} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {shares.map(({ key, fill, shape }, place) => {
        const start = endOf(place);
        const gap = place < shares.length - 1 ? GAP : 0;
        const width = Math.max(endOf(place + 1) - start - gap, GAP / 2);
        if (!shape || shape === 'full') {
          return <rect key={key} x={start} width={width} height="10" className={fill} />;
        }
        return <path key={key} d={sharePath(shape, start, width)} className={fill} />;
      })}
    </svg>
  );
}
