import type { ReactNode } from 'react';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { ListingSummary } from '#domain/listing/display.ts';
import { HomeSection } from './home-section.tsx';

/** Cards of the newest listings of a kind, and a link to all of them. */
export function NewestSection({
  listings,
  card,
  empty,
  ...section
}: {
  id: string;
  title: string;
  text: string;
  more: { to: string; label: string };
  listings: ListingSummary[];
  card: (listing: ListingSummary) => ReactNode;
  empty: { empty: string; emptyHint: string };
}) {
  return (
    <HomeSection {...section}>
      {listings.length > 0 ? (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {listings.map((listing) => (
            <li key={listing.id} className="grid grid-cols-1 sm:max-lg:last:odd:col-span-2">
              {card(listing)}
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={empty.empty} hint={empty.emptyHint} />
      )}
    </HomeSection>
  );
}
