import type { ReactNode } from 'react';

interface Props {
  by: readonly unknown[];
  children: ReactNode;
}

/**
 * Content that follows from `by` alone: `markupOf` renders it again only for other values. `by` is JSON: the name of the
 * section, the language, and everything else that the content takes from props and contexts. The content is elements.
 * `cached-sections.db.test.ts` changes each part of the pages' data in turn and fails where `by` lacks one.
 */
export function Cached({ children }: Props): ReactNode {
  return children;
}
