import { formatChange, formatMillions, formatPrice } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';

/**
 * The fixed market figures of a section's coins, captioned once as illustrative (requirement 2.7). Amounts in dollars and
 * millions of dollars, change in percent.
 */
export function MarketFigures({
  figures: { price, change, marketCap, volume },
}: {
  figures: { price?: number; change: number; marketCap: number; volume: number };
}) {
  const { text } = useLanguage();
  return (
    <figure className="specimen snug flex flex-wrap gap-x-3 text-sm text-muted max-sm:gap-x-2 max-sm:text-xs">
      <figcaption>{text.home.illustrative}:</figcaption>
      <dl className="contents">
        {price !== undefined && <Figure label={text.home.price} value={formatPrice(price)} />}
        <Figure label={text.home.change24h} value={formatChange(change)} />
        <Figure label={text.home.marketCap} value={formatMillions(marketCap)} />
        <Figure label={text.home.volume} value={formatMillions(volume)} />
      </dl>
    </figure>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex gap-1.5 whitespace-nowrap">
      <dt>{label}</dt>
      <dd>
        <bdi dir="ltr">{value}</bdi>
      </dd>
    </div>
  );
}
