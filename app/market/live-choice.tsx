import type { RefObject } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';

/**
 * The checkbox that stops the refreshing of figures (WCAG 2.2.2). The box itself holds the choice, so that it counts
 * before React starts; without scripts nothing is refreshed.
 */
export function LiveChoice({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { text } = useLanguage();
  return (
    <label className="no-print flex min-h-11 items-center gap-2 text-sm text-muted max-sm:gap-1.5 noscript:hidden">
      <input ref={field} type="checkbox" defaultChecked className="size-5 accent-accent" />
      {text.markets.renewed}
    </label>
  );
}
