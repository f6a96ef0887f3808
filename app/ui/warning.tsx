import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** A line about a failure that leaves the rest of the page working. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 rounded-lg border border-line bg-raised px-3 py-2 text-sm">
      <TriangleAlert className="size-4 shrink-0" aria-hidden="true" />
      <span className="text-balance">{children}</span>
    </p>
  );
}
