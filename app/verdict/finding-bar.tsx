import { type FindingLetter, letterOf, type WeighedFinding } from '#domain/method/definition.ts';

const FILLED: Record<FindingLetter, number> = {
  p: 24,
  n: 0,
  h: 24,
  r: 16,
  c: 16,
  f: 24,
  u: 0,
  '-': 0,
};

const HUE: Record<FindingLetter, string> = {
  p: 'text-halal',
  n: 'text-halal',
  h: 'text-halal',
  r: 'text-questionable',
  c: 'text-questionable',
  f: 'text-haram',
  u: 'text-muted',
  '-': 'text-edge',
};

/** Widths other than 1. A dash of one pixel would lie between two, at half its contrast. */
const STROKE: Partial<Record<FindingLetter, number>> = { n: 2, u: 1.5 };

/** A finding as a petal laid flat, beside its name: as far filled, a failure with the same cross. */
export function FindingBar({ finding }: { finding: WeighedFinding }) {
  const letter = letterOf(finding);
  return (
    <svg
      className={`h-3 w-6.5 shrink-0 rtl:-scale-x-100 ${HUE[letter]}`}
      viewBox="0 0 26 12"
      aria-hidden="true"
    >
      {letter === '-' ? (
        <circle cx="13" cy="6" r="2" fill="currentColor" />
      ) : (
        <rect
          x="1"
          y="1"
          width="24"
          height="10"
          rx="2"
          fill="none"
          stroke="currentColor"
          strokeWidth={STROKE[letter]}
          strokeDasharray={letter === 'u' ? '3 2.5' : undefined}
        />
      )}
      {FILLED[letter] > 0 && (
        <path
          d={
            letter === 'r' || letter === 'h'
              ? `M1 1h${FILLED[letter]}l-6 5 6 5H1z`
              : `M1 1h${FILLED[letter]}v10h-${FILLED[letter]}z`
          }
          fill="currentColor"
        />
      )}
      {letter === 'f' && (
        <path
          className="stroke-paper"
          strokeWidth="2"
          strokeLinecap="round"
          d="M10.5 3.5l5 5m0-5l-5 5"
        />
      )}
    </svg>
  );
}
