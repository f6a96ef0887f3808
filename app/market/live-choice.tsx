import type { RefObject } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';

/**
 * Whether the figures are kept fresh: what renews itself beside something one reads can be stopped (WCAG 2.2.2). The
 * box itself holds the choice, so that it counts before React is there; without scripts nothing is renewed.
 */
export function LiveChoice({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { text } = useLanguage();
  return (
    <label className="no-print flex min-h-8 items-center gap-2 text-sm text-muted noscript:hidden">
      <input ref={field} type="checkbox" defaultChecked className="size-5 accent-accent" />
      {text.markets.renewed}
    </label>
  );
}
