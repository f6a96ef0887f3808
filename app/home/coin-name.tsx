import type { ListingSummary } from '#domain/listing/display.ts';

/** Name and ticker, each in its own direction. */
export function CoinName({ coin }: { coin: ListingSummary }) {
  return (
    <>
      <bdi>{coin.name}</bdi>
      {coin.symbol && (
        <>
          {' '}
          <bdi dir="ltr" className="text-sm font-normal text-muted">
            {coin.symbol}
          </bdi>
        </>
      )}
    </>
  );
}
