import { useEffect, useState } from 'react';
import type { Bookmarkable } from '#app/mine/data/mine.ts';
import type * as Bookmarks from './bookmarks.tsx';

const VARIANTS = {
  button: { component: 'BookmarkButton', size: 'min-h-11' },
  icon: {
    component: 'BookmarkIcon',
    size: 'relative z-1 inline-flex size-11 shrink-0 align-middle',
  },
} as const;

/** The place of a bookmark control, which loads after hydration: the page itself is the same for every reader. */
export function BookmarkSlot({
  listing,
  variant,
}: {
  listing: Bookmarkable;
  variant: keyof typeof VARIANTS;
}) {
  const [bookmarks, setBookmarks] = useState<typeof Bookmarks | null>(null);
  useEffect(() => {
    let isMounted = true;
    // The slot stays empty if the module fails to load.
    void import('./bookmarks.tsx')
      .catch(() => null)
      .then((loaded) => {
        if (isMounted) setBookmarks(loaded);
      });
    return () => {
      isMounted = false;
    };
  }, []);
  const { component, size } = VARIANTS[variant];
  const Bookmark = bookmarks?.[component];
  return <span className={`no-print ${size}`}>{Bookmark && <Bookmark listing={listing} />}</span>;
}
