import { formatDollarsInMillions, formatPrice, formatSupply } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { PricesSince } from '#app/plot/prices-since.tsx';
import type { Spark } from '#app/plot/spark.ts';
import { Sparkline } from '#app/plot/sparkline.tsx';
import { Attribution } from './attribution.tsx';
import { Change } from './change.tsx';
import { Figure } from './figure.tsx';
import type { CoinFigures as Figures } from './figures.ts';
import { FreshnessLine } from './freshness-line.tsx';

/** A coin's market figures on its own page; missing figures are left out. */
export function CoinFigures({
  figures,
  pricesSince,
}: {
  figures: Figures;
  /** The day of the first stored price while there are too few for a line. */
  pricesSince: string | null;
}) {
  const { text } = useLanguage();
  const { columns } = text.markets;
  const rows = [
    { label: columns.price, value: figures.price, format: formatPrice },
    { label: columns.marketCap, value: figures.marketCap, format: formatDollarsInMillions },
    { label: columns.volume, value: figures.volume, format: formatDollarsInMillions },
    { label: columns.circulatingSupply, value: figures.circulatingSupply, format: formatSupply },
    { label: text.markets.maxSupply, value: figures.maxSupply, format: formatSupply },
  ].filter(({ value }) => value !== null);
  return (
    <section aria-labelledby="figures" className="card grid gap-3 p-4 sm:p-5">
      <h2 id="figures" className="text-lg">
        {text.markets.live}
      </h2>
      <dl className="grid gap-2">
        {rows.map(({ label, value, format }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd>
              <Figure value={value} format={format} />
            </dd>
          </div>
        ))}
        {figures.change24h !== null && (
          <div className="flex justify-between gap-4">
            <dt className="text-muted">{columns.change24h}</dt>
            <dd>
              <Change percent={figures.change24h} />
            </dd>
          </div>
        )}
      </dl>
      <div className="grid gap-1 border-t border-line pt-3">
        {pricesSince && <PricesSince day={pricesSince} />}
        <FreshnessLine freshness={figures.freshness} />
        <Attribution />
      </div>
    </section>
  );
}

/** Price, change of a day and line of a month, for the header of a coin's page. */
export function HeaderPrice({ figures, month }: { figures: Figures; month: Spark | null }) {
  const { text } = useLanguage();
  const { price, change24h, freshness } = figures;
  if (price === null) return null;
  return (
    <div className="flex items-center gap-x-5 max-sm:gap-x-3">
      {month && (
        <div className="max-sm:order-last max-sm:flex max-sm:items-center max-sm:gap-2">
          <Sparkline
            spark={month}
            isStale={freshness.state !== 'fresh'}
            className="max-sm:w-16 max-sm:shrink"
          />
          <p className="text-sm whitespace-nowrap text-muted max-sm:sr-only" aria-hidden="true">
            {text.plot.month}
          </p>
        </div>
      )}
      <div className="max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-3">
        <p className="text-xl font-semibold">
          <span className="sr-only">{`${text.markets.columns.price}: `}</span>
          <Figure value={price} format={formatPrice} />
        </p>
        {change24h !== null && (
          <p className="text-sm text-muted">
            <Change percent={change24h} /> {text.markets.columns.change24h}
          </p>
        )}
      </div>
    </div>
  );
}
