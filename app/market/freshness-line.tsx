import { Clock } from 'lucide-react';
import { formatMoment } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Warning } from '#app/ui/warning.tsx';
import type { Freshness } from './figures.ts';

/** The age of the figures; a warning with the cause if they are old. */
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
    // The same height as the warning avoids a layout shift.
    <p className="flex items-center gap-2 border border-transparent py-2 forced-colors:border-[Canvas] text-sm text-muted">
      <Clock className="size-4 shrink-0" aria-hidden="true" />
      {time}
    </p>
  );
}

// Lines do not break between a number and its unit.
function unbroken(words: string): string {
  return words.replaceAll(' ', '\u00a0');
}
