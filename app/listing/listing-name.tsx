import type { ListingSummary } from '#domain/listing/display.ts';

/** Name and ticker, each in its own direction. */
export function ListingName({
  listing,
  symbolClass = 'text-sm',
}: {
  listing: Pick<ListingSummary, 'name' | 'symbol'>;
  symbolClass?: string;
}) {
  return (
    <>
      <bdi>{listing.name}</bdi>
      {listing.symbol && (
        <>
          {' '}
          <bdi dir="ltr" className={`font-normal text-muted ${symbolClass}`}>
            {listing.symbol}
          </bdi>
        </>
      )}
    </>
  );
}
