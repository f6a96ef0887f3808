import { useEffect, useState } from 'react';
import type { MarkButton as MarkButtonShown } from './mark-button.tsx';
import type { Item } from './mine.ts';

/**
 * The place for the button that puts a listing on the reader's list. What the page comes with is the same for
 * everybody, so the button comes with the first use.
 */
export function MarkPlace({ listing }: { listing: Pick<Item, 'kind' | 'id' | 'name' | 'symbol'> }) {
  const [MarkButton, setMarkButton] = useState<typeof MarkButtonShown | null>(null);
  useEffect(() => {
    let isHere = true;
    // Where it cannot be had there is none.
    void import('./mark-button.tsx')
      .catch(() => null)
      .then((loaded) => {
        if (loaded && isHere) setMarkButton(() => loaded.MarkButton);
      });
    return () => {
      isHere = false;
    };
  }, []);
  return <div className="no-print min-h-11">{MarkButton && <MarkButton listing={listing} />}</div>;
}
