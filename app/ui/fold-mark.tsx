import { ChevronDown } from 'lucide-react';

/** The arrow of a `details` element of class `group`: down while it is closed, up while it is open. Paper leaves it out. */
export function FoldMark({ className = '' }: { className?: string }) {
  return (
    <ChevronDown
      className={`no-print size-4 shrink-0 text-muted transition-transform group-open:rotate-180 ${className}`}
      aria-hidden="true"
    />
  );
}
