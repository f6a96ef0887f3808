import { VERDICT_SIGNS } from '#domain/image/signs/verdict-sign.ts';
import { VERDICTS, type Verdict } from '#domain/ruling/verdict.ts';

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
          <path d={VERDICT_SIGNS[verdict]} />
        </symbol>
      ))}
    </svg>
  );
}
