import type { ReactNode } from 'react';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { RuledSummary } from '#domain/listing/display.ts';
import { HomeSection } from './home-section.tsx';

/** Cards of the newest listings of a kind, and a link to all of them. */
export function NewestSection<Row extends RuledSummary>({
  listings,
  card,
  listClass,
  frameClass = 'contents',
  words,
  children,
  ...section
}: {
  id: string;
  title: string;
  text: string;
  more: { to: string; label: string };
  listings: Row[];
  card: (listing: Row) => ReactNode;
  listClass: string;
  /** For what has the listings and what is under them in one frame. */
  frameClass?: string;
  words: { empty: string; emptyHint: string };
  /** Under the listings. */
  children?: ReactNode;
}) {
  return (
    <HomeSection {...section}>
      {listings.length > 0 ? (
        <div className={frameClass}>
          <ul className={listClass}>
            {listings.map((listing) => (
              <li key={listing.id} className="grid grid-cols-1">
                {card(listing)}
              </li>
            ))}
          </ul>
          {children}
        </div>
      ) : (
        <EmptyState title={words.empty} hint={words.emptyHint} />
      )}
    </HomeSection>
  );
}
