import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';

/** A link to another site, in a new tab that cannot reach back. */
export function ExternalLink({
  href,
  className,
  label,
  children,
}: {
  href: string;
  className?: string;
  /** Said instead of the content, where that would be unclear out of its place. */
  label?: string;
  children: ReactNode;
}) {
  const { text } = useLanguage();
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" className={className}>
      {label ? <span aria-hidden="true">{children}</span> : children}
      <span className="sr-only">{` ${label ?? ''} ${text.opensInNewTab}`}</span>
    </a>
  );
}
