/** A share of a bar: a positive number of its whole, and the class of its fill. */
interface Share {
  key: string;
  count: number;
  fill: string;
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
      {shares.map(({ key, fill }, place) => {
        const start = endOf(place);
        const gap = place < shares.length - 1 ? GAP : 0;
        const width = Math.max(endOf(place + 1) - start - gap, GAP / 2);
        return <rect key={key} x={start} width={width} height="10" className={fill} />;
      })}
    </svg>
  );
}
