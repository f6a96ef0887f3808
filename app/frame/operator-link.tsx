import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';

/** A link to the page that the operator has set, else to the page `ownPath` of this site. */
export function OperatorLink({
  href,
  ownPath,
  className,
  children,
}: {
  href: string | undefined;
  ownPath: string;
  className: string;
  children: ReactNode;
}) {
  const { to } = useLanguage();
  return href ? (
    <ExternalLink href={href} className={className}>
      {children}
    </ExternalLink>
  ) : (
    <Link to={to(ownPath)} className={className}>
      {children}
    </Link>
  );
}
