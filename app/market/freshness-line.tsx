import { Clock, TriangleAlert } from 'lucide-react';
import { formatMoment } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Warning } from '#app/ui/warning.tsx';
import type { Freshness } from './figures.ts';
import { useAge } from './use-age.ts';

/** The age of the figures; a warning with the cause if they are old. `isShort`: phones show the age alone. */
export function FreshnessLine({
  freshness,
  isShort = false,
}: {
  freshness: Freshness;
  isShort?: boolean;
}) {
  const { text, locale } = useLanguage();
  const { at, state } = freshness;
  const age = useAge(freshness);
  const words = (of: Freshness['state']) => text.markets[of](unbroken(age));
  const isFresh = state === 'fresh';
  const time = (
    <time dateTime={at} title={formatMoment(locale, at)}>
      {isShort && !isFresh ? (
        <>
          <span aria-hidden="true" className="sm:hidden">
            {words('fresh')}
          </span>
          <span className="max-sm:sr-only">{words(state)}</span>
        </>
      ) : (
        words(state)
      )}
    </time>
  );
  const source = isShort && <span className="font-normal text-muted">{text.markets.source}</span>;
  if (isShort && !isFresh) {
    return (
      <p className="text-sm font-medium max-sm:text-xs">
        <TriangleAlert className="me-2 inline size-4" aria-hidden="true" />
        {time} {source}
      </p>
    );
  }
  if (!isFresh) return <Warning>{time}</Warning>;
  return (
    // The same height as the warning avoids a layout shift.
    <p
      className={`flex items-center gap-2 text-sm text-muted ${isShort ? 'max-sm:text-xs' : 'border border-transparent py-2 forced-colors:border-[Canvas]'}`}
    >
      <Clock className={`size-4 shrink-0 ${isShort ? 'max-sm:hidden' : ''}`} aria-hidden="true" />
      <span>
        {time} {source}
      </span>
    </p>
  );
}

// Lines do not break between a number and its unit.
function unbroken(words: string): string {
  return words.replaceAll(/(?<=\d) /g, '\u00a0');
}
