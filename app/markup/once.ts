import { memo, type ReactNode } from 'react';

interface Props {
  by: string;
  children: ReactNode;
}

/**
 * Content that is the same whenever `by` is the same: `markupOf` renders it once, and the browser again only for another `by`.
 * `by` must have few values.
 */
export const Once = memo(
  ({ children }: Props) => children,
  (before, now) => before.by === now.by,
);
