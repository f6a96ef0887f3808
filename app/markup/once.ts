import type { ReactNode } from 'react';

/** Content that is the same whenever `by` is the same: `markupOf` renders it once. `by` must have few values. */
export function Once({ children }: { by: string; children: ReactNode }): ReactNode {
  return children;
}
