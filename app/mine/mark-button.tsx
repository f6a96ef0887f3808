import { Star } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { findItem, type Item, type Mine, withListing, withoutListing } from './mine.ts';
import { changeMine, useMine } from './use-mine.ts';

/** Puts a listing on the reader's list, or takes it off as long as nothing is said of it there. */
export function MarkButton({
  listing,
}: {
  listing: Pick<Item, 'kind' | 'id' | 'name' | 'symbol'>;
}) {
  const { text, to } = useLanguage();
  const { mine, trouble } = useMine();
  const box = useRef<HTMLDivElement>(null);
  const { mark } = text.mine;
  const item = findItem(mine, listing);
  const change = (how: (mine: Mine) => Mine) => {
    // What was pressed gives way to something else.
    box.current?.focus();
    changeMine(how);
  };
  // What is wrong is said on the list's own page.
  if (trouble === 'unreadable') return null;
  return (
    <div ref={box} tabIndex={-1} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {item ? (
        <Link to={to('/mine')} className="button border-accent text-accent">
          <Star className="size-5 fill-current" aria-hidden="true" />
          {mark.on}
        </Link>
      ) : (
        <button
          type="button"
          className="button"
          onClick={() => change((now) => withListing(now, listing))}
        >
          <Star className="size-5" aria-hidden="true" />
          {mark.put}
        </button>
      )}
      {item?.amount === null && (
        <button
          type="button"
          className="link min-h-11"
          onClick={() => change((now) => withoutListing(now, listing))}
        >
          {mark.takeOff}
        </button>
      )}
    </div>
  );
}
