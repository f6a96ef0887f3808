import { formatChange, formatMillions, formatPrice } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';

/** Fixed market figures on hatched ground, captioned as illustrative (requirement 2.7). Amounts in dollars and millions of dollars, change in percent. */
export function MarketFigures({
  figures,
  className = 'rounded-b-xl border-t px-4 py-2',
}: {
  className?: string;
  figures: { price?: number; change: number; marketCap: number; volume: number };
}) {
  const { text } = useLanguage();
  const { price, change, marketCap, volume } = figures;
  return (
    <figure
      className={`hatched flex flex-wrap gap-x-3 border-dashed border-edge text-sm text-muted sm:gap-x-4 max-sm:text-xs ${className}`}
    >
      <figcaption>
        {text.home.illustrative} {text.home.placeholders}
      </figcaption>
      <dl className="contents">
        {price !== undefined && <Figure label={text.home.price} value={formatPrice(price)} />}
        <Figure
          label={text.home.change24h}
          value={formatChange(change)}
          arrow={change < 0 ? '▼' : '▲'}
        />
        <Figure label={text.home.marketCap} value={formatMillions(marketCap)} />
        <Figure label={text.home.volume} value={formatMillions(volume)} />
      </dl>
    </figure>
  );
}

function Figure({ label, value, arrow }: { label: string; value: string; arrow?: string }) {
  return (
    <div className="flex gap-1.5 whitespace-nowrap">
      <dt>{label}</dt>
      <dd>
        <bdi dir="ltr">
          {arrow && <span aria-hidden="true">{arrow} </span>}
          {value}
        </bdi>
      </dd>
    </div>
  );
}
