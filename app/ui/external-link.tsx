import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';

/** A link to another site, in a new tab without access to this one. */
export function ExternalLink({
  href,
  className,
  label,
  note,
  children,
}: {
  href: string;
  className?: string;
  /** Accessible name, for content that is unclear out of context. */
  label?: string;
  /** Spoken after the link, instead of that it opens in a new tab. */
  note?: string;
  children: ReactNode;
}) {
  const { text } = useLanguage();
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" className={className}>
      {label ? <span aria-hidden="true">{children}</span> : children}
      <span className="sr-only">{` ${label ?? ''} ${note ?? text.opensInNewTab}`}</span>
    </a>
  );
}
