/** The lines of a price, one for each run of days without a gap, in the text's colour. */
export function PriceRuns({ runs }: { runs: string[] }) {
  return (
    <g className="price-runs">
      {runs.map((points) => (
        <polyline key={points} points={points} />
      ))}
    </g>
  );
}
