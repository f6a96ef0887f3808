import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** What is wrong with a field: a drawing and words, since colours are for verdicts. */
export function FieldFailure({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-1.5 text-sm font-medium [overflow-wrap:anywhere]">
      <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent" />
      {children}
    </p>
  );
}
