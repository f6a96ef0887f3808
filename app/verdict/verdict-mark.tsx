import type { ReactNode } from 'react';
import { VERDICTS, type Verdict } from '#domain/ruling/verdict.ts';

/** A tick, a question mark in a ring, and a cross, in a square of 24. */
const SHAPES: Record<Verdict, ReactNode> = {
  halal: <path d="M20 6 9 17l-5-5" />,
  questionable: (
    <>
      <circle cx="12" cy="12" r="10" />
      <path d="M9.1 9a3 3 0 0 1 5.8 1c0 2-3 3-3 3m.1 4v0" />
    </>
  ),
  haram: <path d="M18 6 6 18M6 6l12 12" />,
};

/** The sign of a verdict, beside its word. */
export function VerdictMark({ verdict, className }: { verdict: Verdict; className: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`#verdict-${verdict}`} />
    </svg>
  );
}

/** The signs, once a page: each mark refers to them. */
export function VerdictShapes() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      {VERDICTS.map((verdict) => (
        <symbol
          key={verdict}
          id={`verdict-${verdict}`}
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          {SHAPES[verdict]}
        </symbol>
      ))}
    </svg>
  );
}
