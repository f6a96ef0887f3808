import { Bookmark } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { type Bookmarkable, findItem, withListing, withoutListing } from '#app/mine/data/mine.ts';
import { changeMine, useMine } from '#app/mine/data/use-mine.ts';

/** Adds a listing to the reader's list, or removes it while it has no amount. */
export function BookmarkButton({ listing }: { listing: Bookmarkable }) {
  const { text, to } = useLanguage();
  const { mine, problem } = useMine();
  const box = useRef<HTMLSpanElement>(null);
  const { bookmark } = text.mine;
  const item = findItem(mine, listing);
  const change = (update: typeof withListing) => {
    // The pressed button is replaced by another control.
    box.current?.focus();
    changeMine((mine) => update(mine, listing));
  };
  // The list's own page explains the problem.
  if (problem === 'unreadable') return null;
  return (
    <span ref={box} tabIndex={-1} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {item ? (
        <Link to={to('/mine')} className="button border-accent text-accent">
          <Bookmark className="size-5 fill-current" aria-hidden="true" />
          {bookmark.listed}
        </Link>
      ) : (
        <button type="button" className="button" onClick={() => change(withListing)}>
          <Bookmark className="size-5" aria-hidden="true" />
          {bookmark.add}
        </button>
      )}
      {item?.amount === null && (
        <button type="button" className="link min-h-11" onClick={() => change(withoutListing)}>
          {bookmark.remove}
        </button>
      )}
    </span>
  );
}

/** The bookmark control in a list, filled if the listing is on the reader's list. */
export function BookmarkIcon({ listing }: { listing: Bookmarkable }) {
  const { text, to } = useLanguage();
  const { mine, problem } = useMine();
  const { bookmark } = text.mine;
  const item = findItem(mine, listing);
  if (problem === 'unreadable') return null;
  if (item && item.amount !== null) {
    return (
      <Link to={to('/mine')} className="icon-button text-accent">
        <Bookmark className="size-5 fill-current" aria-hidden="true" />
        <span className="sr-only">{bookmark.listedNamed(listing.name)}</span>
      </Link>
    );
  }
  const toggle = item ? withoutListing : withListing;
  return (
    <button
      type="button"
      aria-pressed={Boolean(item)}
      className={`icon-button ${item ? 'text-accent' : 'text-muted'}`}
      onClick={() => changeMine((mine) => toggle(mine, listing))}
    >
      <Bookmark className={`size-5 ${item ? 'fill-current' : ''}`} aria-hidden="true" />
      <span className="sr-only">{bookmark.listedNamed(listing.name)}</span>
    </button>
  );
}
