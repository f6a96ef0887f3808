import { LinePath } from './line-path.tsx';
import { SPARK_FRAME, type Spark } from './spark.ts';

/** A price line of the size of a word, with its figures for screen readers. Time runs left to right in every language. */
export function Sparkline({
  spark,
  isStale = false,
  className = '',
}: {
  spark: Spark;
  /** Whether the latest figures are old: the line is then grey. */
  isStale?: boolean;
  className?: string;
}) {
  const { width, height } = SPARK_FRAME;
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        className={`${isStale ? 'text-muted' : 'text-accent'} ${className}`}
        aria-hidden="true"
      >
        <LinePath path={spark.path} />
      </svg>
      <span className="sr-only">{spark.words}</span>
    </>
  );
}
