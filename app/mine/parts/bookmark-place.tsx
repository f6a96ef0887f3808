import { useEffect, useState } from 'react';
import type { Markable } from '#app/mine/data/bookmark.ts';
import type * as Marks from './bookmarks.tsx';

const LOOK = {
  button: { mark: 'MarkButton', room: 'min-h-11' },
  star: { mark: 'MarkStar', room: 'inline-flex size-11 shrink-0 align-middle' },
} as const;

/**
 * The place for what puts a listing on the reader's list. What the page comes with is the same for everybody, so it
 * comes with the first use.
 */
export function MarkPlace({ listing, look }: { listing: Markable; look: keyof typeof LOOK }) {
  const [marks, setMarks] = useState<typeof Marks | null>(null);
  useEffect(() => {
    let isHere = true;
    // Where it cannot be had there is none.
    void import('./bookmarks.tsx')
      .catch(() => null)
      .then((loaded) => {
        if (isHere) setMarks(loaded);
      });
    return () => {
      isHere = false;
    };
  }, []);
  const { mark, room } = LOOK[look];
  const Mark = marks?.[mark];
  return <span className={`no-print ${room}`}>{Mark && <Mark listing={listing} />}</span>;
}
