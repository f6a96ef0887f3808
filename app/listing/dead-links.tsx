import { createContext, useContext } from 'react';
import { formatDate } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { DeadLinkState } from '#domain/link/dead-links.ts';

/** The dead links of a page, by address without fragment. */
export const DeadLinks = createContext<Record<string, DeadLinkState>>({});

/** A note beside a dead link with the day of the failed check; nothing for other links. */
export function DeadLinkNote({ href, className = '' }: { href: string; className?: string }) {
  const { text, locale } = useLanguage();
  const dead = useContext(DeadLinks)[href.split('#', 1)[0] ?? href];
  if (!dead) return null;
  return (
    <p className={`text-sm text-muted ${className}`}>
      {text.freshness[dead.isGone ? 'pageUnavailable' : 'noResponse'](formatDate(locale, dead.at))}
    </p>
  );
}
