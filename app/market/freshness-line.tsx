import { Clock } from 'lucide-react';
import { formatMoment } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Warning } from '#app/ui/warning.tsx';
import type { Freshness } from './figures.ts';

/** How old the figures are; old ones say so plainly, and why. */
export function FreshnessLine({ freshness }: { freshness: Freshness }) {
  const { text, locale } = useLanguage();
  const { age, at, state } = freshness;
  const time = (
    <time dateTime={at} title={formatMoment(locale, at)}>
      {text.markets[state](unbroken(age))}
    </time>
  );
  if (state !== 'fresh') return <Warning>{time}</Warning>;
  return (
    // As high as the warning: what stands below must not move.
    <p className="flex items-center gap-2 border border-transparent py-2 forced-colors:border-[Canvas] text-sm text-muted">
      <Clock className="size-4 shrink-0" aria-hidden="true" />
      {time}
    </p>
  );
}

// A line does not end between a number and what it counts.
function unbroken(words: string): string {
  return words.replaceAll(' ', '\u00a0');
}
