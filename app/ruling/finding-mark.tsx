import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleX,
  type LucideIcon,
  Minus,
} from 'lucide-react';
import type { Tone } from '#domain/method/definition.ts';
import type { FindingView } from '#domain/ruling/ruling-view.ts';

const ICON: Record<Tone, LucideIcon> = {
  pass: CircleCheck,
  concern: CircleAlert,
  fail: CircleX,
  unknown: CircleDashed,
  'not-applicable': Minus,
};

// The verdicts' colours are reserved for verdicts.
const LOOK: Record<Tone, string> = {
  pass: 'text-accent',
  concern: 'font-medium',
  fail: 'font-medium',
  unknown: 'text-muted',
  'not-applicable': 'text-muted',
};

/** The finding on a criterion, as icon and word. */
export function FindingMark({ finding: { tone, name } }: { finding: FindingView }) {
  const Icon = ICON[tone];
  return (
    <span className={`inline-flex items-center gap-1.5 whitespace-nowrap ${LOOK[tone]}`}>
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      {name}
    </span>
  );
}
