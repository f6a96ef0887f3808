import type { ReactNode } from 'react';

interface Props {
  by: readonly unknown[];
  children: ReactNode;
}

/**
 * Content that follows from `by` alone: `markupOf` renders it again only for other values. `by` is JSON: the language, and
 * everything else that the content takes from props and contexts.
 */
export function Cached({ children }: Props): ReactNode {
  return children;
}
