import { numberFormat } from '#app/i18n/intl.ts';
import { useLanguage } from '#app/i18n/use-language.ts';

/** 0 to 5 stars with halves, read out as one sentence; null: not rated yet. `isHeaded`: a column heading names them. `className` sets their width. */
export function Stars({
  rating,
  className = 'w-24',
  isHeaded = false,
  isNumbered = false,
  isShort = false,
}: {
  rating: number | null;
  className?: string;
  isHeaded?: boolean;
  /** With the figure beside them. */
  isNumbered?: boolean;
  /** The same, on a phone with one star: five would be too small there. */
  isShort?: boolean;
}) {
  const { text, locale } = useLanguage();
  if (rating === null) return <span className="text-sm text-muted">{text.rating.none}</span>;
  const halves = Math.round(Math.min(5, Math.max(0, rating)) * 2);
  const shown = numberFormat(locale).format(halves / 2);
  const hasFigure = isNumbered || isShort;
  const spoken = isHeaded ? text.rating.outOf5(shown) : text.rating.spoken(shown);
  return (
    <span
      role="img"
      aria-label={spoken}
      data-rating={hasFigure ? shown : undefined}
      data-short={isShort ? '' : undefined}
      className={`shrink-0 align-middle text-muted ${hasFigure ? '' : `inline-block ${className}`}`}
    >
      {/* Mirrored as a row, so that stars fill from the right on Arabic pages. */}
      <svg
        viewBox="0 0 120 24"
        className={`block rtl:-scale-x-100 ${hasFigure ? `shrink-0 ${className}` : 'w-full'}`}
        aria-hidden="true"
      >
        <use href="#rating-empty" />
        <svg width={halves * 12} height="24" aria-hidden="true">
          <use href="#rating-full" />
        </svg>
      </svg>
    </span>
  );
}

/** One full star: the sign of a rating. */
export function Star({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <use href="#rating-full" width="24" height="24" />
    </svg>
  );
}

/** The five stars, empty and full, once per page: each rating refers to them. */
export function StarShapes() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <symbol id="rating-empty" overflow="visible">
        <path
          d={STARS}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
          strokeLinejoin="round"
        />
      </symbol>
      <symbol id="rating-full" overflow="visible">
        <path d={STARS} fill="currentColor" />
      </symbol>
    </svg>
  );
}

const STAR = 'l2.8 5.9 6.4.8-4.7 4.5 1.2 6.4-5.7-3.1-5.7 3.1 1.2-6.4-4.7-4.5 6.4-.8z';
const STARS = [12, 36, 60, 84, 108].map((middle) => `M${middle} 2.8${STAR}`).join('');
