import { Clock, TriangleAlert } from 'lucide-react';
import { formatMoment } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Freshness } from './figures.ts';

/** How old the figures are; stale ones say so plainly. */
export function FreshnessLine({ freshness }: { freshness: Freshness }) {
  const { text, locale } = useLanguage();
  const { age, at, isStale } = freshness;
  const Icon = isStale ? TriangleAlert : Clock;
  return (
    <p
      // As high either way: what stands below must not move.
      className={`flex items-center gap-2 rounded-lg border py-2 text-sm ${
        isStale ? 'border-line bg-raised px-3' : 'border-transparent text-muted'
      }`}
    >
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      <time dateTime={at} title={formatMoment(locale, at)}>
        {isStale ? text.markets.stale(age) : text.markets.updated(age)}
      </time>
    </p>
  );
}
