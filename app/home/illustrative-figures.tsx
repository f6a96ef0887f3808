import { formatChange, formatMillions, formatPrice } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Facts } from '#app/ui/facts.tsx';
import { FEATURED_FIGURES, TRENDING_FIGURES } from './fixed-figures.ts';

/** The fixed market figures of the page (requirement 2.7), in one place and apart from what is data. */
export function IllustrativeFigures() {
  const { text } = useLanguage();
  const { home } = text;
  const rows = [TRENDING_FIGURES, FEATURED_FIGURES].flatMap(({ change, marketCap, volume }) => [
    [home.change24h, formatChange(change)],
    [home.marketCap, formatMillions(marketCap)],
    [home.volume, formatMillions(volume)],
  ]);
  const facts = [[home.price, formatPrice(TRENDING_FIGURES.price)], ...rows].map(
    ([label, figure]) => (
      <span key={`${label} ${figure}`} className="whitespace-nowrap">
        {label} <bdi dir="ltr">{figure}</bdi>
      </span>
    ),
  );
  return (
    <figure className="specimen snug flex flex-wrap gap-x-1.5 text-xs text-muted">
      <figcaption>
        {home.illustrative} {home.placeholders}:
      </figcaption>
      <Facts facts={facts} />
    </figure>
  );
}
