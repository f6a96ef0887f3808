import type { RefObject } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';

/**
 * The checkbox that stops the refreshing of figures (WCAG 2.2.2). The box itself holds the choice, so that it counts
 * before React starts; without scripts nothing is refreshed.
 */
export function LiveChoice({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { text } = useLanguage();
  return (
    <label className="button no-print px-3 text-sm font-normal max-sm:gap-1.5 max-sm:border-0 max-sm:bg-transparent max-sm:px-0 max-sm:text-xsm noscript:hidden">
      <input ref={field} type="checkbox" defaultChecked className="size-5" />
      {text.markets.renewed}
    </label>
  );
}
