import { Check, CircleHelp, type LucideIcon, X } from 'lucide-react';
import { VERDICTS, type Verdict } from '#domain/ruling/verdict.ts';

const ICON: Record<Verdict, LucideIcon> = { halal: Check, questionable: CircleHelp, haram: X };

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
      {VERDICTS.map((verdict) => {
        const Icon = ICON[verdict];
        return (
          <symbol key={verdict} id={`verdict-${verdict}`} viewBox="0 0 24 24">
            <Icon strokeWidth={3} aria-hidden="true" />
          </symbol>
        );
      })}
    </svg>
  );
}
