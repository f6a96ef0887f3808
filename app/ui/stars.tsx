import { useLanguage } from '#app/i18n/use-language.ts';

const PLACES = [1, 2, 3, 4, 5] as const;

/** 0 to 5 stars with halves, read out as one sentence. Null: not rated yet. */
export function Stars({
  rating,
  className = 'w-24',
}: {
  rating: number | null;
  className?: string;
}) {
  const { text, locale } = useLanguage();
  if (rating === null) return <span className="text-sm text-muted">{text.rating.none}</span>;
  const halves = Math.round(Math.min(5, Math.max(0, rating)) * 2);
  const spoken = text.rating.outOf5(new Intl.NumberFormat(locale).format(halves / 2));
  return (
    <span
      role="img"
      aria-label={spoken}
      className={`inline-block shrink-0 align-middle text-accent ${className}`}
    >
      {/* Mirrored as a row, so that an Arabic reader's stars fill from the right. */}
      <svg viewBox="0 0 120 24" className="block w-full rtl:-scale-x-100" aria-hidden="true">
        {PLACES.map((place) => (
          <g key={place} transform={`translate(${(place - 1) * 24} 0)`}>
            <path
              d={STAR}
              fill="none"
              stroke="currentColor"
              strokeWidth="1.4"
              strokeLinejoin="round"
            />
            {halves >= place * 2 ? (
              <path d={STAR} fill="currentColor" />
            ) : (
              halves === place * 2 - 1 && <path d={HALF_STAR} fill="currentColor" />
            )}
          </g>
        ))}
      </svg>
    </span>
  );
}

const STAR = 'M12 2.8l2.8 5.9 6.4.8-4.7 4.5 1.2 6.4-5.7-3.1-5.7 3.1 1.2-6.4L2.8 9.5l6.4-.8z';
const HALF_STAR = 'M12 2.8v14.5l-5.7 3.1 1.2-6.4L2.8 9.5l6.4-.8z';
