import { Clock, TriangleAlert } from 'lucide-react';
import { formatMoment } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Freshness } from './figures.ts';

/** How old the figures are; old ones say so plainly, and why. */
export function FreshnessLine({ freshness }: { freshness: Freshness }) {
  const { text, locale } = useLanguage();
  const { age, at, state } = freshness;
  const isOld = state !== 'fresh';
  const Icon = isOld ? TriangleAlert : Clock;
  return (
    <p
      // As high either way: what stands below must not move.
      className={`flex items-center gap-2 rounded-lg border py-2 text-sm ${
        isOld ? 'border-line bg-raised px-3' : 'border-transparent text-muted'
      }`}
    >
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      <time dateTime={at} title={formatMoment(locale, at)}>
        {text.markets[state](age)}
      </time>
    </p>
  );
}
