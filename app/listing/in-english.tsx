import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { ListingDetail } from '#domain/listing/display.ts';

/** Labels a text that an Arabic page shows in English. */
export function InEnglish({
  listing,
  field,
  children,
}: {
  listing: ListingDetail;
  field: ListingDetail['inEnglish'][number];
  children: ReactNode;
}) {
  const { text } = useLanguage();
  if (!listing.inEnglish.includes(field)) return children;
  return (
    <div>
      <p className="text-sm text-muted">{text.listing.inEnglish}</p>
      <div lang="en" dir="ltr">
        {children}
      </div>
    </div>
  );
}
