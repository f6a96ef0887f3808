import { createContext, useContext } from 'react';
import { formatDate } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { SilentLink } from '#domain/freshness/dead-links.ts';

/** The links of a page that lead nowhere, by their address without what follows `#`. */
export const SilentLinks = createContext<Record<string, SilentLink>>({});

/** Beside a link: on which day it was found to lead nowhere, if it was. */
export function SilentNote({ href, className = '' }: { href: string; className?: string }) {
  const { text, locale } = useLanguage();
  const found = useContext(SilentLinks)[href.split('#', 1)[0] ?? href];
  if (!found) return null;
  return (
    <p className={`text-sm text-muted ${className}`}>
      {text.freshness[found.isGone ? 'gone' : 'silent'](formatDate(locale, found.at))}
    </p>
  );
}
