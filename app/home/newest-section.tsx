import type { ReactNode } from 'react';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { RuledSummary } from '#domain/listing/display.ts';
import { HomeSection } from './home-section.tsx';

/** Cards of the newest listings of a kind, and a link to all of them. */
export function NewestSection<Row extends RuledSummary>({
  listings,
  card,
  listClass,
  words,
  ...section
}: {
  id: string;
  title: string;
  text: string;
  more: { to: string; label: string };
  listings: Row[];
  card: (listing: Row) => ReactNode;
  listClass: string;
  note?: ReactNode;
  words: { empty: string; emptyHint: string };
}) {
  return (
    <HomeSection {...section}>
      {listings.length > 0 ? (
        <ul className={listClass}>
          {listings.map((listing) => (
            <li key={listing.id} className="grid grid-cols-1">
              {card(listing)}
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={words.empty} hint={words.emptyHint} />
      )}
    </HomeSection>
  );
}
