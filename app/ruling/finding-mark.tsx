import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleX,
  type LucideIcon,
  Minus,
} from 'lucide-react';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Finding } from '#domain/ruling/method.ts';

const ICON: Record<Finding, LucideIcon> = {
  pass: CircleCheck,
  concern: CircleAlert,
  fail: CircleX,
  unknown: CircleDashed,
  'not-applicable': Minus,
};

// Not in the verdicts' colours: an answer to one question is none.
const LOOK: Record<Finding, string> = {
  pass: 'text-accent',
  concern: 'font-medium',
  fail: 'font-medium',
  unknown: 'text-muted',
  'not-applicable': 'text-muted',
};

/** What was found on a criterion, as icon and word. */
export function FindingMark({ finding }: { finding: Finding }) {
  const { text } = useLanguage();
  const Icon = ICON[finding];
  return (
    <span className={`inline-flex items-center gap-1.5 whitespace-nowrap ${LOOK[finding]}`}>
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      {text.ruling.findings[finding]}
    </span>
  );
}
