import { formatChange, formatMillions, formatPrice } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';

/** Fixed market figures, captioned as illustrative. Amounts in dollars and millions of dollars, change in percent. */
export function MarketFigures({
  figures,
}: {
  figures: { price?: number; change: number; marketCap: number; volume: number };
}) {
  const { text } = useLanguage();
  const { price, change, marketCap, volume } = figures;
  return (
    <figure className="grid gap-1 border-t border-line pt-3">
      <figcaption className="pb-1 text-sm text-muted">{text.home.illustrative}</figcaption>
      <dl className="grid gap-1">
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
    <div className="flex items-baseline gap-2">
      <dt className="flex flex-1 items-baseline gap-2 text-muted after:min-w-4 after:flex-1 after:border-b after:border-dotted after:border-line">
        {label}
      </dt>
      <dd className="font-medium">
        <bdi dir="ltr">
          {arrow && <span aria-hidden="true">{arrow} </span>}
          {value}
        </bdi>
      </dd>
    </div>
  );
}
